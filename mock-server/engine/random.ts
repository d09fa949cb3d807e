type Choice<T> = readonly [weight: number, value: T]

/**
 * Repeatable numbers for ids and demo data: Mulberry32 by Tommy Ettinger, which passes the usual statistical
 * tests with 32 bits of state. Not for secrets; the mock keeps none.
 */
export class Random {
  private bits: number

  constructor(seed: number) {
    this.bits = seed >>> 0
  }

  /** The whole state of the generator: another one that starts with it continues as this one would have. */
  get state(): number {
    return this.bits
  }

  /** From 0 inclusive to 1 exclusive. */
  next(): number {
    this.bits = (this.bits + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(this.bits ^ (this.bits >>> 15), this.bits | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  pick<const T>(list: readonly [T, ...T[]]): T {
    return list[this.int(0, list.length - 1)] ?? list[0]
  }

  /** Each value as often as its share of the weights. */
  weighted<const T>(choices: readonly [Choice<T>, ...Choice<T>[]]): T {
    let rest = this.next() * choices.reduce((sum, choice) => sum + choice[0], 0)
    for (const choice of choices) {
      rest -= choice[0]
      if (rest < 0) return choice[1]
    }
    return choices[0][1]
  }

  digits(length: number): string {
    return this.letters(length, '0123456789')
  }

  hex(length: number): string {
    return this.letters(length, '0123456789abcdef')
  }

  private letters(length: number, alphabet: string): string {
    let text = ''
    for (let i = 0; i < length; i++) text += alphabet.charAt(this.int(0, alphabet.length - 1))
    return text
  }
}

/**
 * A generator that depends on a text alone, so that the later fate of a row depends on its id and not on
 * how often somebody looked in between. The text is hashed with FNV-1a.
 */
export function randomOf(text: string): Random {
  let hash = 0x81_1c_9d_c5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01_00_01_93)
  return new Random(hash)
}

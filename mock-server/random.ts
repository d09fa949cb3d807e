type Choice<T> = readonly [weight: number, value: T]

const STEP = 0x6d_2b_79_f5

/**
 * Repeatable numbers for ids and demo data: Mulberry32 by Tommy Ettinger, which passes the usual statistical
 * tests with 32 bits of state. Not for secrets; the mock keeps none.
 */
export class Random {
  /** A signed integer, since engines allocate an object for each large unsigned one. */
  private bits: number

  constructor(seed: number) {
    this.bits = seed | 0
  }

  /** The whole state of the generator: if it is restored, the generator continues as it would have. */
  get state(): number {
    return this.bits >>> 0
  }

  set state(saved: number) {
    this.bits = saved | 0
  }

  /** From 0 inclusive to 1 exclusive. */
  next(): number {
    const bits = (this.bits + STEP) | 0
    this.bits = bits
    let mixed = Math.imul(bits ^ (bits >>> 15), bits | 1)
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
    // Without iterators and destructuring, which cost several times as much until the engine optimises them.
    let sum = 0
    for (let place = 0; place < choices.length; place++) sum += choices[place]?.[0] ?? 0
    let rest = this.next() * sum
    for (let place = 0; place < choices.length; place++) {
      const choice = choices[place] ?? choices[0]
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

  /** Skips this many numbers, as if they had been drawn. */
  skip(count: number): void {
    this.bits = (this.bits + Math.imul(STEP, count)) | 0
  }

  private letters(length: number, alphabet: string): string {
    let text = ''
    for (let i = 0; i < length; i++) text += alphabet.charAt(this.int(0, alphabet.length - 1))
    return text
  }
}

/**
 * A generator that depends on a text alone, so that what a row turns into later is decided by its id and not by
 * how often somebody looked in between. The text is hashed with FNV-1a.
 */
export function randomOf(text: string): Random {
  let hash = 0x81_1c_9d_c5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01_00_01_93)
  return new Random(hash)
}

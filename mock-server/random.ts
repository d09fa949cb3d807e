export type Random = {
  /** From 0 inclusive to 1 exclusive. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  pick<const T>(list: readonly [T, ...T[]]): T
  /** Each value as often as its share of the weights. */
  weighted<const T>(choices: readonly [Choice<T>, ...Choice<T>[]]): T
  digits(length: number): string
  hex(length: number): string
  /** Leaves out so many numbers, as if they had been drawn. */
  skip(count: number): void
  /** All there is to know about the generator: saved and set back, it goes on as it would have. */
  state: number
}

type Choice<T> = readonly [weight: number, value: T]

const STEP = 0x6d_2b_79_f5

/**
 * Repeatable numbers for ids and demo data: Mulberry32 by Tommy Ettinger, which passes the usual statistical
 * tests with 32 bits of state. Not for secrets; the mock keeps none.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0

  function next() {
    state = (state + STEP) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const letters = (length: number, alphabet: string) => {
    let text = ''
    for (let i = 0; i < length; i++) text += alphabet.charAt(int(0, alphabet.length - 1))
    return text
  }

  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    weighted(choices) {
      let sum = 0
      for (const [weight] of choices) sum += weight
      let rest = next() * sum
      for (const [weight, value] of choices) {
        rest -= weight
        if (rest < 0) return value
      }
      return choices[0][1]
    },
    digits: (length) => letters(length, '0123456789'),
    hex: (length) => letters(length, '0123456789abcdef'),
    skip: (count) => {
      state = (state + Math.imul(STEP, count)) >>> 0
    },
    get state() {
      return state
    },
    set state(saved) {
      state = saved >>> 0
    },
  }
}

/**
 * A generator that depends on a text alone, so that what a row turns into later is decided by its id and not by
 * how often somebody looked in between. The text is hashed with FNV-1a.
 */
export function randomOf(text: string): Random {
  let hash = 0x81_1c_9d_c5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01_00_01_93)
  return createRandom(hash)
}

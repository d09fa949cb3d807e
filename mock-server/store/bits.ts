/**
 * A set of indexes, one bit each: 100,000 rows take 12 KB, and intersecting two sets takes microseconds.
 * Signed, since engines store large unsigned integers as doubles.
 */
export type Bits = Int32Array

export const noBits = (length: number): Bits => new Int32Array((length + 31) >>> 5)

/** The indexes from `from` up to but not including `to`. */
export function bitsBetween(length: number, from: number, to: number): Bits {
  const bits = noBits(length)
  for (let at = from; at < to; ) {
    const isWhole = (at & 31) === 0 && at + 32 <= to
    if (isWhole) bits[at >>> 5] = -1
    else add(bits, at)
    at += isWhole ? 32 : 1
  }
  return bits
}

export function add(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export function remove(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31))
}

/** Moves the indexes behind `at` up by one. `at` itself stays, and is in the set twice if it was in it. */
export function repeat(bits: Bits, at: number): void {
  const first = at >>> 5
  const below = (1 << (at & 31)) - 1
  let carry = 0
  for (let word = first; word < bits.length; word++) {
    const before = bits[word] ?? 0
    const stays = word === first ? before & (below | (1 << (at & 31))) : carry
    bits[word] = stays | ((word === first ? before & ~below : before) << 1)
    carry = before >>> 31
  }
}

export const has = (bits: Bits, at: number): boolean => ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0

/** Intersects with the other set. */
export function intersect(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
}

/** Adds the other set. */
export function union(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0)
}

/** The number of indexes in the set. */
export function count(bits: Bits): number {
  let sum = 0
  for (let word = 0; word < bits.length; word++) sum += ones(bits[word] ?? 0)
  return sum
}

/** The next index in the set after `at`; -1 if there is none. */
export function nextAfter(bits: Bits, at: number): number {
  for (let place = at + 1; place < bits.length * 32; place++) {
    if ((place & 31) === 0 && bits[place >>> 5] === 0) place += 31
    else if (has(bits, place)) return place
  }
  return -1
}

/** The previous index in the set before `at`; -1 if there is none. */
export function lastBefore(bits: Bits, at: number): number {
  for (let place = at - 1; place >= 0; place--) {
    if ((place & 31) === 31 && bits[place >>> 5] === 0) place -= 31
    else if (has(bits, place)) return place
  }
  return -1
}

/** All indexes in the set, ascending. */
export function places(bits: Bits): number[] {
  const all: number[] = []
  for (let at = nextAfter(bits, -1); at !== -1; at = nextAfter(bits, at)) all.push(at)
  return all
}

/** The bits that are set in a word, counted in parallel: pairs, then nibbles, then bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55)
  const nibbles = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}

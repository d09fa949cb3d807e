import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  bitsBetween,
  count,
  has,
  intersect,
  lastBefore,
  nextAfter,
  noBits,
  places,
  remove,
  repeat,
  union,
} from './bits.ts'

const LENGTH = 200
const set = fc.uniqueArray(fc.integer({ min: 0, max: LENGTH - 1 }))

function bitsOf(members: number[]) {
  const bits = noBits(LENGTH)
  for (const at of members) add(bits, at)
  return bits
}

const ascending = (members: Iterable<number>) => [...members].sort((a, b) => a - b)

test('a bit set contains the same members as a set', () => {
  fc.assert(
    fc.property(set, set, (a, b) => {
      const [one, other] = [bitsOf(a), bitsOf(b)]
      expect(places(one)).toEqual(ascending(a))
      expect(count(one)).toBe(a.length)
      expect(a.every((at) => has(one, at))).toBe(true)
      const both = one.slice()
      intersect(both, other)
      expect(places(both)).toEqual(ascending(a.filter((at) => b.includes(at))))
      const either = one.slice()
      union(either, other)
      expect(places(either)).toEqual(ascending(new Set([...a, ...b])))
      for (const at of b) remove(either, at)
      expect(places(either)).toEqual(ascending(a.filter((at) => !b.includes(at))))
    }),
  )
})

test('the neighbours of a position are the nearest members on either side', () => {
  fc.assert(
    fc.property(set, fc.integer({ min: -1, max: LENGTH }), (members, at) => {
      const bits = bitsOf(members)
      expect(nextAfter(bits, at)).toBe(ascending(members).find((each) => each > at) ?? -1)
      expect(lastBefore(bits, at)).toBe(ascending(members).findLast((each) => each < at) ?? -1)
    }),
  )
})

test('a range includes its start and excludes its end', () => {
  fc.assert(
    fc.property(fc.nat(LENGTH), fc.nat(LENGTH), (from, to) => {
      const expected = Array.from({ length: Math.max(0, to - from) }, (_each, place) => from + place)
      expect(places(bitsBetween(LENGTH, from, to))).toEqual(expected)
    }),
  )
})

test('repeating a bit moves those behind it up', () => {
  fc.assert(
    fc.property(set, fc.integer({ min: 0, max: LENGTH - 1 }), (members, at) => {
      const bits = bitsOf(members)
      repeat(bits, at)
      const moved = members.flatMap((each) => (each < at ? each : each === at ? [at, at + 1] : each + 1))
      expect(places(bits)).toEqual(ascending(moved))
    }),
  )
})

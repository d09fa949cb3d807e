import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Random } from './random.ts'

test('a generator that starts with the state of another draws the same numbers', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = new Random(seed)
      random.digits(5)
      const { state } = random
      const once = [random.next(), random.hex(8), random.int(1, 6)]
      const copy = new Random(state)
      expect([copy.next(), copy.hex(8), copy.int(1, 6)]).toEqual(once)
    }),
  )
})

test('integers are within both bounds, and reach them', () => {
  const random = new Random(7)
  const rolls = Array.from({ length: 500 }, () => random.int(1, 6))
  expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('weighted choices occur about as often as their weights', () => {
  const random = new Random(1)
  const draws = Array.from({ length: 10_000 }, () =>
    random.weighted([
      [9, 'often'],
      [1, 'rarely'],
    ]),
  )
  const rarely = draws.filter((draw) => draw === 'rarely').length
  expect(rarely).toBeGreaterThan(850)
  expect(rarely).toBeLessThan(1150)
})

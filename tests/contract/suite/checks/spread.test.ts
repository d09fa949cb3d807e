import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const items = Array.from({ length: 27 }, (_item, index) => index)

test('as many are taken as may be', () => {
  expect(spread(items, 18, 1)).toHaveLength(18)
  expect(spread(items, 40, 1)).toEqual(items)
})

test.each([18, 10, 5])('with %i of 27, the next seeds take what was left out', (most) => {
  const seeds = Array.from({ length: Math.ceil(items.length / most) }, (_seed, index) => index + 1)
  expect(new Set(seeds.flatMap((seed) => spread(items, most, seed)))).toEqual(new Set(items))
})

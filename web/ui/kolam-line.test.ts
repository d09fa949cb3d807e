import { expect, test } from 'vitest'
import { KOLAM_TURNS } from './kolam.tsx'
import { kolamLine } from './kolam-line.ts'

/** One curve per crossed gap, two per inner gap. */
const curves = (path: string) => path.split(/[cs]/).length - 1

test('without a common divisor, one line passes every gap between the dots', () => {
  expect(curves(kolamLine(3, 4))).toBe(4 * 3 * 4)
})

test('a grid of five by five dots needs turns to do so', () => {
  expect(curves(kolamLine(5, 5))).toBeLessThan(4 * 5 * 5)
  expect(curves(kolamLine(5, 5, KOLAM_TURNS))).toBe(4 * 5 * 5)
})

test('the path is written as short as possible', () => {
  expect(kolamLine(1, 1)).toBe('M1 0c.6 0 1 .4 1 1s-.4 1-1 1s-1-.4-1-1s.4-1 1-1Z')
})

import { expect, test } from 'vitest'
import { lastLine, sum, tallyOf } from './tally.ts'

test.each([
  ['every test passed', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['some tests failed', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['the runner broke after its tests', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['no test was found', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ['no report was written', 0, undefined, { passed: 0, failed: 1 }],
])('the tally reflects that %s', (_what, code, counted, tally) => {
  expect(tallyOf(code, counted)).toEqual(tally)
})

test('tallies are added up', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 })
})

test.each([
  [
    'a failure',
    { passed: 3, failed: 1, reports: 'test-results/unit.json' },
    '3 passed, 1 failed; see test-results/unit.json',
  ],
  ['a failure of a stage that only prints', { passed: 0, failed: 1 }, '0 passed, 1 failed; see above'],
  [
    'a run without failures',
    { passed: 4, failed: 0, reports: 'test-results/unit.json' },
    '4 passed, 0 failed',
  ],
])('after %s, the last line says where to look', (_what, tally, line) => {
  expect(lastLine(tally)).toBe(line)
})

test('the reports of a run are those of the stage that failed', () => {
  const unit = { passed: 1, failed: 0, reports: 'test-results/unit.json' }
  const browser = { passed: 1, failed: 1, reports: 'test-results/traces/' }
  expect(sum([unit, browser]).reports).toBe('test-results/traces/')
})

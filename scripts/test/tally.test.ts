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
  ['a failure', { passed: 3, failed: 1 }, true, '3 passed, 1 failed; reports are in test-results/'],
  ['a failure before any report', { passed: 0, failed: 1 }, false, '0 passed, 1 failed'],
  ['a run without failures', { passed: 4, failed: 0 }, true, '4 passed, 0 failed'],
])(
  'after %s, the last line names the reports only if there are some to look at',
  (_what, tally, hasReports, line) => {
    expect(lastLine(tally, hasReports)).toBe(line)
  },
)

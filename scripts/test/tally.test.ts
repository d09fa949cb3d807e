import { expect, test } from 'vitest'
import { tallyOf } from './tally.ts'

test.each([
  ['every test passed', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
  ['some tests failed', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ['the runner broke after its tests', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
  ['no test was found', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ['no report was written', 0, undefined, { passed: 0, failed: 1 }],
])('the tally reflects that %s', (_what, code, counted, tally) => {
  expect(tallyOf(code, counted)).toEqual(tally)
})

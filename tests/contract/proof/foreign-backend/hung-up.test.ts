import { expect, test } from 'vitest'
import { hungUp } from '../../kosha/checks/state/hung-up.ts'
import { linkRules } from './rules/links.ts'
import { brokenIn, runSuite } from './run-suite.ts'

test('a key that is saved only some time after its effect is found', async () => {
  const late: Partial<typeof linkRules> = {
    saveResponse: (...saved) => void setTimeout(() => linkRules.saveResponse(...saved), 200),
  }
  expect(brokenIn(await runSuite({}, hungUp))).toEqual([])
  expect(brokenIn(await runSuite(late, hungUp))).not.toEqual([])
})

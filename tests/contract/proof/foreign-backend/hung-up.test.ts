import { expect, test } from 'vitest'
import { hungUp } from '../../kosha/checks/state/hung-up.ts'
import type { Backend } from '../../suite/backend.ts'
import { linkRules } from './rules/links.ts'
import { brokenIn, runSuite } from './run-suite.ts'

test('a key that is saved only some time after its effect is found', async () => {
  const late: Partial<typeof linkRules> = {
    saveResponse: (...saved) => void setTimeout(() => linkRules.saveResponse(...saved), 200),
  }
  expect(brokenIn(await runSuite({}, hungUp))).toEqual([])
  expect(brokenIn(await runSuite(late, hungUp))).not.toEqual([])
})

test('a server may have created the link before its client hangs up', async () => {
  expect(brokenIn(await runSuite({}, hungUp, { through: handlingDespiteHangUps }))).toEqual([])
})

function handlingDespiteHangUps(backend: Backend): Backend {
  return {
    ...backend,
    fetch: async ({ url, method, headers, body }) =>
      backend.fetch(new Request(url, { method, headers, ...(body && { body, duplex: 'half' }) })),
  }
}

import { expect, test } from 'vitest'
import { allChecks } from './checks/all.ts'
import { allMockMutants } from './mock-mutants/all.ts'
import { counting } from './mock-mutants/figures.ts'
import { allRoles } from './suite/document.ts'
import { mockBackend } from './suite/mock-backend.ts'
import { mockRun } from './suite/mock-run.ts'
import { runCheck } from './suite/runner.ts'

const SEED = 1

test('there are at least thirty mutants, all different', () => {
  expect(new Set(allMockMutants.map(({ name }) => name)).size).toBe(allMockMutants.length)
  expect(allMockMutants.length).toBeGreaterThanOrEqual(30)
})

// suite.test.ts verifies that the same check passes with the same seed and without the defect.
test.each(allMockMutants)(
  'the suite detects that $name',
  { timeout: 60_000 },
  async ({ caughtBy, breaks }) => {
    const good = mockBackend(SEED)
    const broken = breaks(async (request) => good.fetch(request))
    const check = allChecks.find(({ id }) => id === caughtBy)
    if (!check) throw new Error(`there is no check ${caughtBy}`)
    const { result, reason } = await runCheck(mockRun({ seed: SEED }, { ...good, fetch: broken }), check)
    expect({ result, reason }).toEqual({
      result: 'failed',
      reason: expect.not.stringContaining('the suite itself failed'),
    })
  },
)

test.each(allRoles)('statistics recomputed by the correct rule pass for the role %s', async (role) => {
  const good = mockBackend(SEED)
  const recounted = counting((rows) => rows)(async (request) => good.fetch(request))
  const check = allChecks.find(({ id }) => id === `state/statistics-for-${role}`)
  if (!check) throw new Error(`there is no check of the figures for ${role}`)
  const { result, reason } = await runCheck(mockRun({ seed: SEED }, { ...good, fetch: recounted }), check)
  expect({ result, reason }).toEqual({ result: 'passed' })
})

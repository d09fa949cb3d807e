import { expect, test } from 'vitest'
import type { Server } from './altered-mock.ts'
import { json, onSuccess, operationAt } from './altered-mock.ts'
import { allChecks } from './checks/all.ts'
import { tableOf } from './report/table.ts'
import { mockBackend } from './suite/mock-backend.ts'
import { mockRun } from './suite/mock-run.ts'
import { runChecks } from './suite/runner.ts'

const SEED = 1
const IMPLEMENTED = ['signIn', 'verifySession', 'listPaymentLinks', 'createPaymentLink', 'deletePaymentLink']

async function outcomesOf(breaks: (server: Server) => Server, ids = /./) {
  const good = mockBackend(SEED)
  const server = breaks(async (request) => good.fetch(request))
  const run = mockRun({ seed: SEED, runs: 3 }, { ...good, fetch: server })
  return {
    run,
    outcomes: await runChecks(
      run,
      allChecks.filter(({ id }) => ids.test(id)),
    ),
  }
}

test('a server that implements five operations and answers 501 to the rest breaks nothing', {
  timeout: 60_000,
}, async () => {
  const { run, outcomes } = await outcomesOf((server) => (request) => {
    const isBuilt = IMPLEMENTED.includes(operationAt(request) ?? '')
    const notYet = json(501, { message: 'Not yet', code: 'internal', requestId: 'r' })
    return isBuilt ? server(request) : Promise.resolve(notYet)
  })
  const broken = outcomes.filter(({ result }) => result === 'failed')
  expect(broken.map(({ check, reason }) => `${check.id}: ${reason}`)).toEqual([])
  const passed = outcomes.filter(({ result }) => result === 'passed').map(({ check }) => check.id)
  expect(passed).toContain('positive/createPaymentLink-as-merchant')
  expect(passed).toContain('security/createPaymentLink-forbidden-to-viewer')
  const report = {
    backend: 'young',
    seed: SEED,
    outcomes,
    coverage: run.coverage,
    undeclared: [],
    notCleanedUp: [],
    secrets: run.wire.secrets,
    ms: 1,
  }
  expect(tableOf(report)).toContain('young has no violations in')
})

test('if refundableUntil is missing, one check fails and refunds are tested nevertheless', {
  timeout: 60_000,
}, async () => {
  const { outcomes } = await outcomesOf(
    onSuccess('listTransactions', ({ transactions, ...page }) => ({
      ...page,
      transactions: transactions.map(({ refundableUntil: _until, ...row }) => row),
    })),
    /refund/,
  )
  const notCovered = outcomes.filter(({ result }) => result === 'not covered')
  expect(notCovered.map(({ check, reason }) => `${check.id}: ${reason}`)).toEqual([])
  const broken = outcomes.filter(({ result }) => result === 'failed').map(({ check }) => check.id)
  expect(broken).toContain('state/refund-window-is-7-days')
})

test('one wrong field in the response to a sign-in fails the checks of sign-in, and hides no other', {
  timeout: 60_000,
}, async () => {
  const { outcomes } = await outcomesOf(
    onSuccess('signIn', ({ user, ...rest }) => ({ ...rest, user: { ...user, phone: '+91 00000 00001' } })),
  )
  const broken = outcomes.filter(({ result }) => result === 'failed')
  expect(broken.length).toBeGreaterThan(0)
  expect(broken.filter(({ reason = '' }) => !reason.startsWith('signIn answers 200'))).toEqual([])
  expect(broken.length).toBeLessThan(20)
})

import { expect, test } from 'vitest'
import { operations } from '../kosha/document.ts'
import { reportOf } from '../suite/report/summary.ts'
import { tableOf } from '../suite/report/table.ts'
import { triage } from '../suite/report/triage.ts'
import { json, operationAt, outcomesOf } from './mock-with-defects.ts'

test.each([404, 501])(
  'the report about a server with three calls, which answers %s to the rest, is short',
  async (status) => {
    const built = ['signIn', 'verifySession', 'listPaymentLinks']
    const { run, outcomes } = await outcomesOf((server) => async (request) => {
      const id = operationAt(request) ?? ''
      if (!built.includes(id)) return new Response('<h1>Not Found</h1>', { status })
      const response = await server(request)
      if (id !== 'listPaymentLinks' || response.status !== 200) return response
      return json(200, { links: [{ id: 'plink_1' }] })
    })
    const sorted = triage(outcomes, run.wire.answered)
    const { notBuilt, next } = sorted
    expect(notBuilt).toHaveLength(operations.length - 3)
    expect(notBuilt).not.toContain('listPaymentLinks')
    // Checks of all calls at once, such as those of paths and methods, do not depend on a single call.
    const failed = sorted.outcomes.filter(({ result, check }) => result === 'failed' && check.covers)
    expect(failed.filter(({ reason = '' }) => !reason.startsWith('listPaymentLinks'))).toEqual([])
    // 404 is right for a path without any built operation.
    const otherMethods = sorted.outcomes.filter(({ check }) => check.id.startsWith('negative/other-methods-'))
    const wrong = otherMethods.filter(({ result }) => result === 'failed').map(({ check }) => check.id)
    const ofBuilt = ['auth-login', 'auth-verify', 'payments-links'].map(
      (path) => `negative/other-methods-${path}`,
    )
    expect(wrong.filter((id) => !ofBuilt.includes(id))).toEqual([])
    expect(next).toHaveLength(3)
    expect(next.join()).toContain('listPaymentLinks answers 200')
    const text = tableOf(reportOf(run, sorted, 1))
    expect(text).toContain(`Not built, ${operations.length - 3} of ${operations.length}: `)
    expect(text).toContain("curl -i -X GET 'http://mock.test/api/payments/links")
    expect(text.split('\n').length).toBeLessThanOrEqual(40)
  },
)

test('refunds are tested without refundableUntil, RRN and UTR', async () => {
  const { outcomes } = await outcomesOf(
    (server) => async (request) => {
      const response = await server(request)
      const text = await response.text()
      const stripped = text.replaceAll(/,"(?:refundableUntil|rrn|utr)":"[^"]*"/g, '')
      return new Response(stripped === '' ? null : stripped, response)
    },
    /refund|adoption/,
  )
  const notCovered = outcomes.filter(({ result }) => result === 'not covered')
  expect(notCovered.map(({ check, reason }) => `${check.id}: ${reason}`)).toEqual([])
  const broken = outcomes.filter(({ result }) => result === 'failed').map(({ check }) => check.id)
  expect(broken).toEqual([])
})

test('one wrong field in the response to a sign-in fails the checks of sign-in, and hides no other', async () => {
  const { outcomes } = await outcomesOf(
    (server) => async (request) => {
      const response = await server(request)
      if (operationAt(request) !== 'signIn' || response.status !== 200) return response
      const { user, ...rest } = await response.json()
      return json(200, { ...rest, user: { ...user, phone: '+91 00000 00001' } }, response.headers)
    },
    // These sign in as model/adoption does, and then take most of the time.
    /^(?!model\/(?:filters|sequences|at-once))/,
  )
  const broken = outcomes.filter(({ result }) => result === 'failed')
  expect(broken.length).toBeGreaterThan(0)
  expect(broken.filter(({ reason = '' }) => !reason.startsWith('signIn answers 200'))).toEqual([])
  expect(broken.length).toBeLessThan(20)
})

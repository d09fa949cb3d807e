import type { Call } from '../../../suite/call.ts'
import { requestOf } from '../../../suite/request.ts'
import { needed, same } from '../../../suite/verdicts.ts'
import { operationOf } from '../../document.ts'
import type { Check, ContractRun } from '../../run.ts'
import { LINKS } from '../../support/changes.ts'

/** After so long the client hangs up: while the request is read, handled or answered. */
const WAITS_MS = [1, 3, 10, 30]
const MOST_REPETITIONS = 50

export const hungUp: Check[] = [
  {
    id: 'state/request-without-a-response',
    title: 'a request whose client hangs up has had no effect, or its key replays what was done',
    changes: LINKS,
    async verify(run) {
      const as = await run.actors.as('merchant')
      await run.ownLinks.noteBefore({ as })
      for (const wait of WAITS_MS) {
        const key = crypto.randomUUID()
        const body = { title: 'Contract suite', amount: 10_000 }
        const call = { as, headers: { 'idempotency-key': key }, body }
        await sendAndHangUp(run, call, wait)
        await repeat(run, call)
        const { links } = await run.expectSuccess('listPaymentLinks', { as })
        const created = links.filter(({ idempotencyKey }) => idempotencyKey === key)
        same(created.length, 1, `the number of links with one key, after hanging up after ${wait} ms`)
      }
    },
  },
]

async function sendAndHangUp({ backend, ownLinks }: ContractRun, call: Call, waitMs: number): Promise<void> {
  ownLinks.noteLost(call)
  const { url, method, headers, body } = requestOf(backend.url, operationOf('createPaymentLink'), call)
  const signal = AbortSignal.timeout(waitMs)
  const request = new Request(url, { method, headers, signal, ...(typeof body === 'string' && { body }) })
  await Promise.resolve(backend.fetch(request)).then(
    (response) => response.body?.cancel(),
    () => undefined,
  )
}

/** While the first request is in progress, its key may be rejected. */
async function repeat(run: ContractRun, call: Call): Promise<void> {
  for (let count = 1; count < MOST_REPETITIONS; count++)
    if ((await run.call('createPaymentLink', call)).status !== 409) return
  await run.expectSuccess('createPaymentLink', call)
}

const ALMOST_A_DAY_MS = 23.9 * 3_600_000

export const keyLife: Check[] = [
  {
    id: 'state/key-lasts-24-hours',
    title: 'an Idempotency-Key returns the saved response for 24 hours',
    changes: LINKS,
    needsOwnServer: true,
    async verify(run) {
      const pass = needed(run.backend.pass, 'only a server in this process can skip a day')
      const as = await run.actors.register()
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const body = { title: 'Contract suite', amount: 10_000 }
      const first = await run.expectSuccess('createPaymentLink', { as, headers, body })
      pass(ALMOST_A_DAY_MS)
      run.actors.forgetSessions()
      const again = { as: await run.actors.signIn(as.account), headers, body }
      same(await run.expectSuccess('createPaymentLink', again), first, 'the response for the same key')
    },
  },
]

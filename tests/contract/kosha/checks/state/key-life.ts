import { needed, same } from '../../../suite/verdicts.ts'
import type { Check } from '../../run.ts'
import { LINKS } from '../../support/changes.ts'

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

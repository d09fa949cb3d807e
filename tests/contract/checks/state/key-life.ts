import type { Check } from '../../suite/check.ts'
import { needed, same } from '../../suite/check.ts'
import { LINKS } from '../../support/changes.ts'

const ALMOST_A_DAY_MS = 23.9 * 3_600_000

export const keyLife: Check[] = [
  {
    id: 'state/key-lasts-a-day',
    title: 'an Idempotency-Key gets the saved answer for 24 hours',
    covers: [],
    changes: LINKS,
    needsOwnServer: true,
    async verify(run) {
      const pass = needed(run.backend.pass, 'it takes a day')
      const as = await run.actors.register()
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const body = { title: 'Contract suite', amount: 10_000 }
      const first = await run.succeed('createPaymentLink', { as, headers, body })
      pass(ALMOST_A_DAY_MS)
      run.actors.forgetSessions()
      const again = { as: await run.actors.signIn(as.account), headers, body }
      same(await run.succeed('createPaymentLink', again), first, 'the answer to the same key')
    },
  },
]

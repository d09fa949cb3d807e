import type { Check } from '../../../suite/contract-run.ts'
import { needed, same } from '../../../suite/verdicts.ts'
import { ALL_REFUNDS } from '../../support/changes.ts'
import { NO_REFUNDABLE_PAYMENT, refundablePayments } from '../../support/fixtures.ts'

const MOST_REFUNDS = 100

export const refundLimit: Check[] = [
  {
    id: 'state/refund-limit',
    title: `a payment can be refunded in ${MOST_REFUNDS} parts, and no more`,
    covers: [],
    changes: ALL_REFUNDS,
    async verify(run) {
      run.actors.disposableAccountOf('merchant')
      const as = await run.actors.as('merchant')
      const smallest = (await refundablePayments(run, { atLeast: MOST_REFUNDS + 1 })).at(-1)
      const { id, refunds } = needed(smallest, NO_REFUNDABLE_PAYMENT)
      const call = { as, body: { transactionId: id, amount: 1 } }
      for (let made = refunds.length; made < MOST_REFUNDS; made++)
        await run.expectSuccess('refundTransaction', call)
      const { error } = await run.expectError('refundTransaction', call, 409)
      same(error.code, 'not_refundable', 'the error code')
    },
  },
]

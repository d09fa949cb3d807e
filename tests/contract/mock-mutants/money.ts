import type { Mutant, Server } from './mutant.ts'
import { intercepting, json, onSuccess } from './mutant.ts'

/** Money that is lost, created or moved twice. */
export const money: Mutant[] = [
  {
    name: 'a refund may exceed the remaining amount',
    caughtBy: 'state/refund-never-exceeds',
    breaks: overpaying,
  },
  {
    name: 'simultaneous refunds exceed the amount in total',
    caughtBy: 'state/simultaneous-refunds',
    breaks: overpaying,
  },
  {
    name: 'a refund returns the fee',
    caughtBy: 'state/refund-in-parts',
    breaks: onSuccess('refundTransaction', ({ transaction }) => ({
      transaction: { ...transaction, fee: 0, tax: 0 },
    })),
  },
  {
    name: 'the status stays success after a partial refund',
    caughtBy: 'state/refund-in-parts',
    breaks: onSuccess('refundTransaction', ({ transaction }) => ({
      transaction: { ...transaction, status: 'success' },
    })),
  },
  {
    name: 'a refund is returned but not saved',
    caughtBy: 'state/refund-in-parts',
    breaks: intercepting('refundTransaction', async ({ send, text }) => {
      const { transactionId, amount } = JSON.parse(text)
      const answer = await send()
      if (answer.status !== 200 || amount < 2) return answer
      const { transaction } = await answer.json()
      return json(200, {
        transaction: { ...transaction, id: transactionId, refunds: transaction.refunds.slice(1) },
      })
    }),
  },
  {
    name: 'a failed payment can be refunded',
    caughtBy: 'state/no-refund-when-failed',
    breaks: overpaying,
  },
  {
    name: 'a refund ignores the Idempotency-Key',
    caughtBy: 'state/refund-key-refunds-once',
    breaks: intercepting('refundTransaction', ({ send }) => send({ headers: { 'idempotency-key': '' } })),
  },
  {
    name: 'the net of a settlement is wrong',
    caughtBy: 'state/settlements-add-up',
    breaks: onSuccess('listSettlements', ({ settlements }) => ({
      settlements: settlements.map((row, place) => (place === 3 ? { ...row, net: row.net + row.tax } : row)),
    })),
  },
  {
    name: 'a settlement lacks a payment',
    caughtBy: 'state/settlements-match-payments',
    breaks: onSuccess('listSettlements', ({ settlements }) => ({
      settlements: settlements.map((row) => ({ ...row, transactionCount: row.transactionCount - 1 })),
    })),
  },
  {
    name: 'the tax is rounded down',
    caughtBy: 'state/transactions-add-up',
    breaks: onSuccess('listTransactions', (page) => ({
      ...page,
      transactions: page.transactions.map((row) => ({ ...row, tax: Math.floor(row.fee * 0.18) })),
    })),
  },
]

/** Reports success for refunds that were rejected. */
function overpaying(server: Server): Server {
  return intercepting('refundTransaction', async ({ send, text, url, request }) => {
    const answer = await send()
    if (answer.status !== 409) return answer
    const { transactionId, amount } = JSON.parse(text)
    const authorization = request.headers.get('authorization') ?? ''
    const list = new URL(`/api/payments/transactions?search=${transactionId}`, url)
    const found = await server(new Request(list, { headers: { authorization } }))
    const [transaction] = (await found.json()).transactions
    const refundedAmount = transaction.refundedAmount + amount
    return json(200, { transaction: { ...transaction, refundedAmount, status: 'refunded' } })
  })(server)
}

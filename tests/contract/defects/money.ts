import type { Defect, Server } from './defect.ts'
import { answering, json, meeting } from './defect.ts'

/** Money that is lost, made or moved twice. */
export const money: Defect[] = [
  {
    title: 'a refund may exceed what is left',
    foundBy: 'state/refund-never-exceeds',
    breaks: overpaying,
  },
  {
    title: 'refunds at once exceed the amount together',
    foundBy: 'state/refunds-at-once',
    breaks: overpaying,
  },
  {
    title: 'a refund gives the fee back',
    foundBy: 'state/refund-in-parts',
    breaks: answering('refundTransaction', ({ transaction }) => ({
      transaction: { ...transaction, fee: 0, tax: 0 },
    })),
  },
  {
    title: 'a payment refunded in part still says success',
    foundBy: 'state/refund-in-parts',
    breaks: answering('refundTransaction', ({ transaction }) => ({
      transaction: { ...transaction, status: 'success' },
    })),
  },
  {
    title: 'a refund is answered and not made',
    foundBy: 'state/refund-in-parts',
    breaks: meeting('refundTransaction', async ({ send, text }) => {
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
    title: 'a failed payment can be refunded',
    foundBy: 'state/no-refund-when-failed',
    breaks: overpaying,
  },
  {
    title: 'a refund ignores the Idempotency-Key',
    foundBy: 'state/refund-key-refunds-once',
    breaks: meeting('refundTransaction', ({ send }) => send({ headers: { 'idempotency-key': '' } })),
  },
  {
    title: 'the net of a settlement does not add up',
    foundBy: 'state/settlements-add-up',
    breaks: answering('listSettlements', ({ settlements }) => ({
      settlements: settlements.map((row, place) => (place === 3 ? { ...row, net: row.net + row.tax } : row)),
    })),
  },
  {
    title: 'a settlement forgets a payment',
    foundBy: 'state/settlements-are-their-payments',
    breaks: answering('listSettlements', ({ settlements }) => ({
      settlements: settlements.map((row) => ({ ...row, transactionCount: row.transactionCount - 1 })),
    })),
  },
  {
    title: 'the tax is rounded down',
    foundBy: 'state/transactions-add-up',
    breaks: answering('listTransactions', (page) => ({
      ...page,
      transactions: page.transactions.map((row) => ({ ...row, tax: Math.floor(row.fee * 0.18) })),
    })),
  },
]

/** Whatever cannot be refunded is refunded on paper. */
function overpaying(server: Server): Server {
  return meeting('refundTransaction', async ({ send, text, url, request }) => {
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

import { expect, test } from 'vitest'
import { movableClock, startServer } from './server.ts'

const DAY_MS = 86_400_000

type Transaction = {
  id: string
  amount: number
  status: string
  refundedAmount: number
  refundableUntil?: string
}
type Server = ReturnType<typeof startServer>

async function transactionOf(server: Server, as: string, id: string): Promise<Transaction> {
  const { body } = await server.call('listTransactions', { as, query: { search: id } })
  return (body as { transactions: [Transaction] }).transactions[0]
}

async function start(options: Parameters<typeof startServer>[0] = {}) {
  const server = startServer(options)
  const as = await server.signIn('merchant', { rememberMe: true })
  const { body } = await server.call('listTransactions', { as, query: { status: 'success', limit: '1' } })
  const payment = await transactionOf(server, as, body.transactions[0].id)
  const refund = (amount: number, headers: Record<string, string> = {}) =>
    server.call('refundTransaction', { as, headers, body: { transactionId: payment.id, amount } })
  return { server, as, payment, refund, reload: () => transactionOf(server, as, payment.id) }
}

test('the refund window closes seven days after the capture', async () => {
  const clock = movableClock()
  const { payment, refund } = await start({ clock })
  clock.advance(Date.parse(payment.refundableUntil ?? '') - clock.now())
  expect(await refund(100)).toMatchObject({ status: 200 })
  clock.advance(1)
  expect(await refund(100)).toMatchObject({ status: 409, body: { code: 'refund_window_closed' } })
})

test('a refund reaches the customer within seven working days, and its reference follows', async () => {
  const clock = movableClock()
  const { refund, reload } = await start({ clock })
  await refund(100)
  clock.advance(4 * DAY_MS)
  expect(await reload()).toMatchObject({ refunds: [{ status: 'pending', reference: { status: 'pending' } }] })
  clock.advance(14 * DAY_MS)
  expect(await reload()).toMatchObject({
    refunds: [{ status: 'processed', reference: { status: 'available' } }],
  })
})

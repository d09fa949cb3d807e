import { expect, test } from 'vitest'
import { settlementFailure } from '../../mock-server/kosha/seed/failures.ts'
import { merchant, pay } from '../../mock-server/kosha/store/one-merchant.testing.ts'
import {
  createLink,
  refundPayment,
  refuseRefund,
  refuseTransfer,
} from '../../mock-server/kosha/store/requests.ts'
import { figures } from '../../mock-server/kosha/store/statistics.ts'
import type { Store } from '../../mock-server/kosha/store/store.ts'
import { booksOf } from './books/books.ts'
import { periodAt } from './books/period.ts'
import { concernsIn } from './dashboard/attention/concerns.ts'
import { paidSentence } from './payment-links/share/last-payment.ts'
import { reminderOf } from './payment-links/share/payment-link-share.ts'
import { refundRows } from './refunds/refunds.ts'
import { settlementStory } from './settlements/settlement-story.ts'
import { entriesOf } from './transactions/entries.ts'
import { storyOf } from './transactions/story.ts'

// What changes after a settlement, from the server's ledger to the sentence that a merchant reads.

const november = periodAt('month', '2026-11-01')
const rowsOf = ({ transactions, settlements }: Store) => ({
  transactions: transactions.rows(),
  settlements: settlements.oldestFirst().toReversed(),
})
const dayOf = (store: Store) => new Date(store.clock.now()).toISOString().slice(0, 10)

function concerns(store: Store) {
  const { transactions, settlements } = rowsOf(store)
  const refunds = refundRows(transactions, dayOf(store))
  const stats = figures(store, {})
  return concernsIn(
    { stats, settlements, refunds, gateways: [], methods: [], links: [] },
    store.clock.now(),
  ).map(({ text }) => text)
}

test('a refund that the bank refuses after its deduction comes back, and payment, settlement and books say where', async () => {
  const { store, move } = await merchant()
  const { id } = pay(1_300_000, store)
  refundPayment(store.transactions.get(id, {}), { amount: 300_000 }, store)
  move(24)
  const [{ id: refundId = '' } = {}] = store.transactions.get(id, {}).refunds
  refuseRefund(store.transactions.get(id, {}), refundId, store)
  move(24)
  const rows = rowsOf(store)
  const [back, first] = rows.settlements
  const entries = entriesOf(store.transactions.get(id, {}), rows.settlements)
  expect(entries.map(({ amount, settlementId }) => [amount, settlementId])).toEqual([
    [1_269_320, first?.id],
    [-300_000, first?.id],
    [300_000, back?.id],
  ])
  const { agreement, refunds, totals, payouts } = booksOf(november, rows)
  expect(agreement).toMatchObject({
    difference: 0,
    differing: [],
    misnamed: [],
    knowsDeductions: true,
    broughtForward: 0,
  })
  expect(refunds).toMatchObject([{ settlement: { id: first?.id } }])
  expect([totals.net, payouts.settled.net, totals.givenBack]).toEqual([1_269_320, 1_269_320, 300_000])
})

test('a returned transfer is sent again with the next settlement, and until then it is a concern, however old', async () => {
  const { store, move } = await merchant()
  const payment = pay(5_000_000, store)
  move(24)
  const [due] = rowsOf(store).settlements
  if (due) refuseTransfer(due, settlementFailure.rejected, store)
  expect(concerns(store)).toEqual([
    expect.stringMatching(/^₹48,820\.00, due on .* It has not been sent again\.$/),
  ])
  move(40 * 24)
  const { settlements } = rowsOf(store)
  const returned = settlements.at(-1)
  expect(returned && settlementStory(returned, settlements)).toMatch(/It was sent again on 4 Nov 2026\.$/)
  expect(storyOf(store.transactions.get(payment.id, {}), settlements)).toContain(
    'It was sent again on 4 Nov 2026.',
  )
  expect(concerns(store)).toEqual([])
  const { carriedBy: _nobody, ...lost } = { ...returned, ...returned } as NonNullable<typeof returned>
  store.settlements.replace(lost)
  expect(concerns(store)).toHaveLength(1)
})

test('a refunded part payment of a link is shown to the merchant and to the customer', async () => {
  const { store } = await merchant()
  const owner = { merchantId: 'mer_tarang', merchantName: 'Tarang Textiles' }
  const { id } = createLink({ title: 'Curtains', amount: 612_500, partial: { minimum: 1000 } }, owner, store)
  const payment = pay(153_125, store, { paymentLinkId: id })
  refundPayment(payment, { amount: 153_125 }, store)
  const link = store.paymentLinks.get(id, {})
  expect(link).toMatchObject({ status: 'partially_paid', amountPaid: 153_125, amountRefunded: 153_125 })
  expect(paidSentence(link, undefined)).toBe('Paid ₹1,531.25 of ₹6,125.00; all of it was refunded')
  expect(reminderOf(link, { isTest: false })).toContain('₹1,531.25 was paid, and all of it was refunded.')
})

import { expect, test } from 'vitest'
import type { components } from '#contract'
import { Random } from '../../engine/random.ts'
import { HOUR_MS, timestamp } from '../../engine/time/clock.ts'
import { addDays, istAt, istDay, startOfIstDay } from '../../engine/time/ist.ts'
import { nextEtag } from '../rules/etag.ts'
import { failRefund, requestRefund } from '../rules/refunds.ts'
import { linkEvents, refundEvents } from '../rules/scheduled-events.ts'
import { failSettlement } from '../rules/settling.ts'
import { capturedAt } from '../rules/transaction-events.ts'
import { runDueEvents } from '../store/due-events.ts'
import type { Rows, Store } from '../store/store.ts'
import { createStore } from '../store/store.ts'
import { seedRows } from './seed.ts'

type Transaction = components['schemas']['Transaction']
type PaymentLink = components['schemas']['PaymentLink']
type Step = { at: number; run: (store: Store) => void }

const now = Date.parse('2026-11-21T06:30:00.000Z')

test.each([1, 2, 3])('the demo data is what the clock makes of its requests, seed %i', async (seed) => {
  const rows = await seedRows({ random: new Random(seed), now })
  const replayed = rowsOf(await replay(rows))
  expect(settlementsOf(replayed)).toEqual(settlementsOf(rows))
  expect(transactionsOf(replayed)).toEqual(transactionsOf(rows))
  expect(linksOf(replayed)).toEqual(linksOf(rows))
})

const rowsOf = ({ transactions, settlements, paymentLinks }: Store) => ({
  transactions: transactions.rows(),
  settlements: settlements.oldestFirst(),
  paymentLinks: paymentLinks.oldestFirst(),
})
type Compared = ReturnType<typeof rowsOf>

// Settlements of one day are numbered in the order of its payments, not in an order of the merchants.
const settlementsOf = ({ settlements }: Compared) =>
  new Map(settlements.map(({ id, utr, ...row }) => [dayOf(row), { ...row, isSent: utr !== undefined }]))

function transactionsOf({ transactions, settlements }: Compared) {
  const days = new Map(settlements.map((each) => [each.id, dayOf(each)]))
  return new Map(
    transactions.map(({ settlementId = '', ...row }) => [
      row.id,
      { ...row, settled: days.get(settlementId) },
    ]),
  )
}

// Each payment, cancellation and expiry makes a new version, and an expiry is the last update.
const linksOf = ({ paymentLinks }: Compared) =>
  new Map(
    paymentLinks.map(({ etag, updatedAt, ...row }) => [
      row.id,
      row.status === 'expired' ? row : { ...row, updatedAt },
    ]),
  )

const dayOf = ({ merchantId, capturedOn }: { merchantId: string; capturedOn: string }) =>
  `${merchantId} ${capturedOn}`

async function replay(rows: Rows): Promise<Store> {
  const clock = { at: startOfIstDay(addDays(istDay(now), -89)), now: () => clock.at }
  const empty = { paymentLinks: [], transactions: [], settlements: [] }
  const store = await createStore({
    rows: { ...rows, ...empty },
    random: new Random(1),
    clock,
    rateLimit: true,
  })
  const steps = [
    ...rows.paymentLinks.flatMap(linkSteps),
    ...rows.transactions.flatMap(paymentSteps),
    ...rows.transactions.flatMap(refundSteps),
    ...rows.settlements.filter(({ status }) => status === 'failed').map(failureStep),
  ].sort((a, b) => a.at - b.at)
  for (const { at, run } of steps) {
    clock.at = at
    runDueEvents(store)
    run(store)
  }
  clock.at = now
  runDueEvents(store)
  return store
}

function linkSteps(link: PaymentLink): Step[] {
  const { status, createdAt, updatedAt, id } = link
  const created: PaymentLink = { ...link, status: 'active', amountPaid: 0, updatedAt: createdAt }
  return [
    {
      at: Date.parse(createdAt),
      run: ({ paymentLinks, schedule }) => {
        paymentLinks.insert(created)
        for (const each of linkEvents(created)) schedule.add(each)
      },
    },
    ...(status === 'cancelled'
      ? [
          {
            at: Date.parse(updatedAt),
            run: ({ paymentLinks }: Store) => {
              const before = paymentLinks.get(id, {})
              paymentLinks.replace({ ...before, status, updatedAt, etag: nextEtag(before) })
            },
          },
        ]
      : []),
  ]
}

function paymentSteps(row: Transaction): Step[] {
  const { settlementId, ...own } = row
  const captured = capturedAt(row)
  const before: Transaction = {
    ...own,
    ...(captured !== undefined && { status: 'success' }),
    refunds: [],
    refundedAmount: 0,
    events: own.events.filter(({ type }) => type !== 'settled' && !type.startsWith('refund_')),
  }
  return [
    {
      at: Date.parse(before.events.at(-1)?.at ?? row.createdAt),
      run: ({ transactions, paymentLinks }) => {
        transactions.insert(before)
        const link = paymentLinks.find(row.paymentLinkId ?? '')
        if (!link || captured === undefined) return
        const amountPaid = link.amountPaid + row.amount
        const status = amountPaid === link.amount ? 'paid' : 'partially_paid'
        const updatedAt = timestamp(captured)
        paymentLinks.replace({ ...link, amountPaid, status, updatedAt, etag: nextEtag(link) })
      },
    },
  ]
}

function refundSteps({ id: transactionId, refunds }: Transaction): Step[] {
  return refunds.flatMap(({ id, amount, reason, status, createdAt }) => {
    const at = Date.parse(createdAt)
    return [
      {
        at,
        run: ({ transactions, schedule }: Store) => {
          const after = requestRefund(transactions.get(transactionId, {}), { id, amount, reason, now: at })
          const refund = transactions.replace(after).refunds.at(-1)
          if (refund && status !== 'failed')
            for (const each of refundEvents(transactionId, refund)) schedule.add(each)
        },
      },
      ...(status === 'failed'
        ? [
            {
              at: at + 2 * HOUR_MS,
              run: ({ transactions }: Store) => {
                transactions.replace(
                  failRefund(transactions.get(transactionId, {}), id, { now: at + 2 * HOUR_MS }),
                )
              },
            },
          ]
        : []),
    ]
  })
}

const failureStep = ({ dueOn, merchantId, capturedOn, failure }: Rows['settlements'][number]): Step => ({
  at: istAt(dueOn, 10),
  run: ({ settlements }) => {
    for (const each of settlements.oldestFirst({ merchantId }))
      if (each.capturedOn === capturedOn && failure) settlements.replace(failSettlement(each, { failure }))
  },
})

import type { components } from '#contract'
import type { Transaction } from './fixtures.ts'
import { indianDay } from './indian-day.ts'

type Settlement = components['schemas']['Settlement']

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Recomputes the dashboard figures from the lists. Amounts are in paise, days in Indian time. */
export function figuresOf(rows: Transaction[], settlements: Settlement[], today: string) {
  const pending = settlements.filter(({ status }) => status === 'scheduled' || status === 'processing')
  const all = sumOf(rows)
  const ofToday = sumOf(rows.filter(({ createdAt }) => indianDay(createdAt) === today))
  return {
    totalTransactions: all.count,
    totalAmount: all.amount,
    ...rate(all),
    pendingSettlements: pending.length,
    pendingSettlementAmount: pending.reduce((sum, { net }) => sum + net, 0),
    todayTransactions: ofToday.count,
    todayAmount: ofToday.amount,
    /** The given number of days, ending today. */
    daily: (length: number) =>
      Array.from({ length }, (_each, index) => {
        const date = indianDay(Date.parse(`${today}T00:00:00+05:30`) - (length - 1 - index) * DAY_MS)
        const { amount, count, succeeded, failed } = sumOf(
          rows.filter(({ createdAt }) => indianDay(createdAt) === date),
        )
        return { date, amount, count, succeeded, failed }
      }),
    byMerchant: groups(rows, ({ merchantId }) => merchantId),
    byGateway: groups(rows, ({ gatewayId }) => gatewayId),
  }
}

const RECENT_DAYS = 30

/** Recomputes what the payments of the last 30 Indian days were made with, and why some failed. */
export function recentOf(rows: Transaction[], today: string) {
  const first = indianDay(Date.parse(`${today}T00:00:00+05:30`) - (RECENT_DAYS - 1) * DAY_MS)
  const recent = rows.filter(({ createdAt }) => indianDay(createdAt) >= first)
  const codes = recent.flatMap(({ failure }) => failure?.code ?? [])
  return {
    byMethod: groups(recent, ({ method }) => method),
    byGateway: groups(recent, ({ gatewayId }) => gatewayId),
    failures: new Map([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length])),
  }
}

/** What was captured in each Indian hour of a day. */
export function hoursOf(rows: Transaction[], day: string) {
  const start = Date.parse(`${day}T00:00:00+05:30`)
  return Array.from({ length: 24 }, (_each, hour) => {
    const from = start + hour * HOUR_MS
    return sumOf(
      rows.filter(({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) < from + HOUR_MS),
    ).amount
  })
}

function groups(rows: Transaction[], key: (row: Transaction) => string) {
  return [...new Set(rows.map(key))].map((id) => {
    const sum = sumOf(rows.filter((row) => key(row) === id))
    return { id, amount: sum.amount, count: sum.count, ...rate(sum) }
  })
}

function sumOf(rows: Transaction[]) {
  const succeeded = rows.filter(({ status }) =>
    ['success', 'partially_refunded', 'refunded'].includes(status),
  )
  return {
    count: rows.length,
    succeeded: succeeded.length,
    failed: rows.filter(({ status }) => status === 'failed').length,
    amount: succeeded.reduce((sum, { amount }) => sum + amount, 0),
  }
}

const rate = ({ succeeded, failed }: { succeeded: number; failed: number }) =>
  succeeded + failed === 0
    ? {}
    : { successRate: Math.round((succeeded / (succeeded + failed)) * 10_000) / 100 }

import type { Transaction } from './fixtures.ts'
import { indianDay } from './indian-day.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

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

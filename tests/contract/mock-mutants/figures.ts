import type { components } from '#contract'
import { figuresOf } from '../support/figures.ts'
import type { Transaction } from '../support/fixtures.ts'
import type { Mutant, Server } from './mutant.ts'
import { onSuccess } from './mutant.ts'

const IST_AHEAD_OF_UTC_MS = 5.5 * 3_600_000
const REFUNDED = ['partially_refunded', 'refunded']

/** Dashboards that apply a wrong rule consistently to every figure that depends on it. */
export const figures: Mutant[] = [
  {
    name: 'the statistics leave out refunded payments',
    caughtBy: 'state/statistics-for-merchant',
    breaks: counting((rows) => rows.filter(({ status }) => !REFUNDED.includes(status))),
  },
  {
    name: 'the success rate counts pending payments as failed',
    caughtBy: 'state/statistics-for-viewer',
    breaks: counting((rows) =>
      rows.map((row) => (row.status === 'pending' ? { ...row, status: 'failed' } : row)),
    ),
  },
  {
    name: 'the days of the statistics are UTC days',
    caughtBy: 'state/statistics-for-admin',
    breaks: counting((rows) =>
      rows.map((row) => {
        const utc = Date.parse(row.createdAt) - IST_AHEAD_OF_UTC_MS
        return { ...row, createdAt: new Date(utc).toISOString() }
      }),
    ),
  },
]

/** Computes the figures correctly from the caller's payments, after `rule` has altered those payments. */
export function counting(rule: (rows: Transaction[]) => Transaction[]): Mutant['breaks'] {
  return (server) =>
    onSuccess('getStats', async ({ stats }, { request }) => {
      const authorization = request.headers.get('authorization') ?? ''
      const rows = await transactionsOf(server, authorization)
      const { daily, byMerchant, byGateway, ...totals } = figuresOf(rule(rows), [], today(stats))
      const { pendingSettlements, pendingSettlementAmount } = stats
      return {
        stats: {
          ...totals,
          pendingSettlements,
          pendingSettlementAmount,
          daily: daily(stats.daily.length),
          byMerchant: named(byMerchant, stats.byMerchant),
          byGateway: named(byGateway, stats.byGateway),
        },
      }
    })(server)
}

type Stats = components['schemas']['Stats']
type Group = Stats['byMerchant'][number]

const today = ({ daily }: Stats) => daily.at(-1)?.date ?? ''

const named = (groups: Omit<Group, 'name'>[], known: Group[]) =>
  groups
    .map((group) => ({ ...group, name: known.find(({ id }) => id === group.id)?.name ?? group.id }))
    .sort((a, b) => b.amount - a.amount)

async function transactionsOf(server: Server, authorization: string): Promise<Transaction[]> {
  const rows: Transaction[] = []
  let cursor: string | undefined
  do {
    const query = new URLSearchParams({ limit: '100', ...(cursor !== undefined && { cursor }) })
    const url = `http://mock.test/api/payments/transactions?${query}`
    const page = await (await server(new Request(url, { headers: { authorization } }))).json()
    rows.push(...page.transactions)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return rows
}

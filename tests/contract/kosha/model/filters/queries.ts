import type { components } from '#contract'
import type { Random } from '../../../../../mock-server/engine/random.ts'
import { DAY_MS, HOUR_MS } from '../../../../../mock-server/engine/time/clock.ts'
import { istDay } from '../../../../../mock-server/engine/time/ist.ts'
import { operationOf, resolved } from '../../document.ts'
import { awkwardAmount } from '../finder.ts'
import type { Session, SideBySide } from '../side-by-side.ts'
import { UNKNOWN_ID } from '../steps/steps.ts'
import { searchable, searchesFor } from './searches.ts'

type Transaction = components['schemas']['Transaction']

const CLOCKS_APART_MS = 600_000
const MAX_HOURS = 720
const MAX_FILTERS = 5
const STATUSES = ['created', 'pending', 'success', 'failed', 'partially_refunded', 'refunded'] as const
const METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const
const ID_FILTERS = ['paymentLinkId', 'settlementId', 'gatewayId', 'merchantId']
export const SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const

/** The least and the largest number of each filter. */
const bounds: Query[] = operationOf('listTransactions').parameters.flatMap(({ name, schema }) => {
  const { type, minimum, maximum } = resolved(schema)
  return type === 'integer' ? [minimum, maximum].map((bound) => ({ [name]: `${bound}` })) : []
})

/** Draws filters that fit the rows of a model, so that they select some of them and not others. */
export class Queries {
  private readonly rows: Transaction[]

  constructor(
    private readonly sides: SideBySide,
    private readonly random: Random,
    private readonly session: Session,
    /** Which half of the searches it makes. */
    private readonly half: number,
  ) {
    const { merchantId } = session
    const isVisible = ({ row }: { row: Transaction }) =>
      merchantId === undefined || row.merchantId === merchantId
    this.rows = sides.oracle.store.transactions.rows(isVisible)
  }

  /** Each filter alone, each order with odd page sizes, a single day, and rows of one amount one by one. */
  systematic(): Query[] {
    const row = this.anyRow()
    const [day, amount] = [row && this.day(row), row && String(row.amount)]
    const awkward = this.rows.filter(({ amount }) => awkwardAmount(amount) === amount).slice(0, 2)
    const ofAmount = (amount?: string) => ({ minAmount: amount, maxAmount: amount })
    const queries = [
      {},
      { from: day, to: day },
      { lastHours: this.hoursBeforeRow() },
      ...Object.keys(this.filters).map((name) => this.alone(name, this.rowsFromAnyOn())),
      ...SORTS.map((sort) => ({ sort, limit: '37' })),
      ...awkward.map((row) => ({ ...ofAmount(`${row.amount}`), limit: '100' })),
      ...SORTS.map((sort) => ({ sort, limit: '1', ...ofAmount(amount) })),
      ...searchesFor(this.rows)
        .filter((_search, index) => index % 2 === this.half)
        .map((search) => ({ search })),
      ...ID_FILTERS.map((name) => ({ [name]: UNKNOWN_ID })),
      ...(this.half === 0 ? this.ofOthers() : []),
      ...bounds,
      { status: ['refunded'], refundStatus: 'processed' },
      { mode: 'test' },
      { status: ['success', 'success'], method: ['upi', 'card', 'upi'] },
      // Senseless ones.
      { from: '2026-02-02', to: '2026-02-01' },
      { minAmount: '200', maxAmount: '100' },
    ]
    return queries.map((query) => JSON.parse(JSON.stringify(query)))
  }

  /** Rows of other merchants are never found, in any state. */
  private ofOthers() {
    const { merchantId } = this.session
    if (merchantId === undefined) return []
    const foreignRows = this.sides.oracle.store.transactions.rows(({ row }) => row.merchantId !== merchantId)
    const states = STATUSES.flatMap((status) => foreignRows.find((row) => row.status === status) ?? [])
    const refund = foreignRows.flatMap(({ refunds }) => refunds)[0]
    const searches = [
      ...states.map(({ id }) => id),
      foreignRows.find(({ rrn }) => rrn)?.rrn,
      refund?.id,
      refund?.reference.value,
    ]
    return [
      ...searches.map((search) => ({ search })),
      ...ID_FILTERS.map((name) => this.alone(name, foreignRows)),
    ]
  }

  /** One filter, which selects the first of the rows that can be selected by it. */
  private alone(name: string, rows: Transaction[]) {
    const values = rows.map((row) => this.filters[name]?.(row))
    return { [name]: values.find((value) => value !== undefined) }
  }

  /** Several filters of one row, which select it as a rule. Half have several pages. */
  combinations(count: number): Query[] {
    return Array.from({ length: count }, (_, index) => ({
      ...this.query(),
      ...(index % 2 === 0 && { limit: `${this.random.int(1, 10)}` }),
    }))
  }

  private query(): Query {
    const { random } = this
    const row = this.anyRow()
    const filters = Object.entries(this.filters)
    const query: Query = this.chance(60) ? { sort: random.pick(SORTS) } : {}
    for (let count = random.int(1, MAX_FILTERS); row && count > 0; count--) {
      const [name = '', valueIn] = filters[random.int(0, filters.length - 1)] ?? []
      const value = valueIn?.(row)
      if (value !== undefined) query[name] = value
    }
    return query
  }

  private chance = (percent: number) => this.random.int(1, 100) <= percent

  private rowsFromAnyOn(): Transaction[] {
    const start = this.random.int(0, Math.max(0, this.rows.length - 1))
    return [...this.rows.slice(start), ...this.rows.slice(0, start)]
  }

  private anyRow = () => this.rowsFromAnyOn()[0]

  /** A value with which a filter selects the row, as a rule. */
  private readonly filters: Record<string, (row: Transaction) => string | string[] | undefined> = {
    status: (row) => STATUSES.filter((status) => status === row.status || this.chance(30)),
    method: (row) => METHODS.filter((method) => method === row.method || this.chance(30)),
    from: (row) => this.day(row),
    to: (row) => this.day(row),
    lastHours: () => this.hours(),
    minAmount: (row) => this.amount(row),
    maxAmount: (row) => this.amount(row),
    search: (row) => this.words(row),
    refundStatus: (row) => row.refunds[0]?.status,
    paymentLinkId: (row) => row.paymentLinkId,
    settlementId: (row) => row.settlementId,
    gatewayId: (row) => row.gatewayId,
    mode: (row) => row.mode ?? 'live',
    merchantId: (row) => row.merchantId,
  }

  private day = ({ createdAt }: Transaction) =>
    istDay(Date.parse(createdAt) + this.random.pick([-1, 0, 0, 0, 1]) * DAY_MS)

  private amount = ({ amount }: Transaction) => `${Math.max(0, amount + this.random.pick([-1, 0, 0, 1]))}`

  /** A number of hours with no row close enough to the bound for the two clocks to disagree. */
  private hours(): string | undefined {
    const hours = this.random.pick([1, 5, 24, 72, 168, 719, 720])
    const bound = this.sides.oracle.now - hours * HOUR_MS
    const isClose = this.rows.some(
      ({ createdAt }) => Math.abs(Date.parse(createdAt) - bound) < CLOCKS_APART_MS,
    )
    return isClose ? undefined : String(hours)
  }

  /** A number of hours that leaves a row just too old, but created within the same hour of the clock. */
  private hoursBeforeRow(): string | undefined {
    const { now } = this.sides.oracle
    for (const { createdAt } of this.rows) {
      const at = Date.parse(createdAt)
      const hours = Math.floor((now - at) / HOUR_MS)
      const bound = now - hours * HOUR_MS
      const isSameHour = Math.floor(at / HOUR_MS) === Math.floor(bound / HOUR_MS)
      if (hours > 0 && hours <= MAX_HOURS && isSameHour && bound - at > CLOCKS_APART_MS) return String(hours)
    }
    return undefined
  }

  /** One or two words, whole or from their start, in another letter case. */
  private words(row: Transaction): string | undefined {
    const { random } = this
    const word = () => {
      const found = searchable(row)[random.int(0, searchable(row).length - 1)]
      const part = this.chance(50) ? found : found?.slice(0, random.int(4, 8))
      return this.chance(30) ? part?.toUpperCase() : part
    }
    const both = this.chance(30) ? [word(), word()] : [this.chance(10) ? word()?.slice(1) : word()]
    const text = both.filter((word) => word !== undefined).join(random.pick([' ', '  ']))
    return text.length < 4 || text.length > 100 ? undefined : text
  }
}

export type Query = Record<string, string | string[]>

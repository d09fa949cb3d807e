import type { components } from '#contract'
import type { Random } from '../../../../../mock-server/engine/random.ts'
import { istDay } from '../../../../../mock-server/engine/time/ist.ts'
import { operationOf, resolved } from '../../document.ts'
import { awkwardAmount } from '../finder.ts'
import type { Session, SideBySide } from '../side-by-side.ts'
import { UNKNOWN_ID } from '../steps/steps.ts'
import { searchable, searchesFor } from './searches.ts'

type Transaction = components['schemas']['Transaction']

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CLOCKS_APART_MS = 600_000
const MAX_HOURS = 720
const MOST_FILTERS = 5
const STATUSES = ['created', 'pending', 'success', 'failed', 'partially_refunded', 'refunded'] as const
const METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const
export const SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const

/** The least and the largest number of each filter. */
const bounds: Query[] = operationOf('listTransactions').parameters.flatMap(({ name, schema }) => {
  const { type, minimum, maximum } = resolved(schema)
  return type === 'integer' ? [minimum, maximum].map((bound) => ({ [name]: `${bound}` })) : []
})

/** Draws filters that fit the rows of a model, so that they select some of them and not others. */
export class Queries {
  private readonly rows: Transaction[]
  /** What the values of the query being drawn are of, as a rule. */
  private row: Transaction | undefined

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
    const [day, amount] = [this.day(), this.value((row) => String(row.amount))]
    const awkward = this.rows.filter(({ amount }) => awkwardAmount(amount) === amount).slice(0, 2)
    const ofAmount = (amount?: string) => ({ minAmount: amount, maxAmount: amount })
    const queries = [
      {},
      { from: day, to: day },
      { lastHours: this.hoursBeforeRow() },
      ...Object.entries(this.filters).map(([name, value]) => ({ [name]: value() })),
      ...SORTS.map((sort) => ({ sort, limit: '37' })),
      ...awkward.map((row) => ({ ...ofAmount(`${row.amount}`), limit: '100' })),
      ...SORTS.map((sort) => ({ sort, limit: '1', ...ofAmount(amount) })),
      ...searchesFor(this.rows)
        .filter((_search, index) => index % 2 === this.half)
        .map((search) => ({ search })),
      ...['paymentLinkId', 'settlementId', 'gatewayId'].map((name) => ({ [name]: UNKNOWN_ID })),
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
  private ofOthers(): Query[] {
    const { merchantId } = this.session
    if (merchantId === undefined) return []
    const foreignRows = this.sides.oracle.store.transactions.rows(({ row }) => row.merchantId !== merchantId)
    const states = STATUSES.flatMap((status) => foreignRows.find((row) => row.status === status) ?? [])
    const [row] = states
    const settled = foreignRows.find(({ settlementId }) => settlementId)
    const linked = foreignRows.find(({ paymentLinkId }) => paymentLinkId)
    const refund = foreignRows.flatMap(({ refunds }) => refunds)[0]
    return [
      ...[...states.map(({ id }) => id), row?.rrn, refund?.id, refund?.reference.value].map((search) => ({
        search,
      })),
      { gatewayId: row?.gatewayId },
      { merchantId: row?.merchantId },
      { settlementId: settled?.settlementId },
      { paymentLinkId: linked?.paymentLinkId },
    ].filter((query) => Object.values(query).every((value) => value !== undefined)) as Query[]
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
    const filters = Object.entries(this.filters)
    this.row = this.rows[random.int(0, Math.max(0, this.rows.length - 1))]
    const query: Query = {}
    for (let count = random.int(1, MOST_FILTERS); count > 0; count--) {
      const [name, value] = filters[random.int(0, filters.length - 1)] ?? []
      const drawn = value?.()
      if (name !== undefined && drawn !== undefined) query[name] = drawn
    }
    this.row = undefined
    return this.chance(60) ? { ...query, sort: random.pick(SORTS) } : query
  }

  private chance = (percent: number) => this.random.int(1, 100) <= percent

  private readonly filters: Record<string, () => string | string[] | undefined> = {
    status: () => this.some(STATUSES, this.row?.status),
    method: () => this.some(METHODS, this.row?.method),
    from: () => this.day(),
    to: () => this.day(),
    lastHours: () => this.hours(),
    minAmount: () => this.amount(),
    maxAmount: () => this.amount(),
    search: () => this.words(),
    refundStatus: () => this.row?.refunds[0]?.status ?? this.random.pick(['pending', 'processed', 'failed']),
    paymentLinkId: () => this.value((row) => row.paymentLinkId),
    settlementId: () => this.value((row) => row.settlementId),
    gatewayId: () => this.value((row) => row.gatewayId),
    mode: () => this.row?.mode ?? this.random.pick(['test', 'live']),
    merchantId: () => this.value((row) => row.merchantId, this.sides.oracle.store.transactions.rows()),
  }

  /** Up to four of them, in their order from any on. */
  private some(values: readonly string[], included?: string): string[] {
    const { random } = this
    const start = random.int(0, values.length - 1)
    const others = [...values.slice(start), ...values.slice(0, start)].slice(0, random.int(1, 4))
    return included === undefined ? others : [...new Set([...others.slice(1), included])]
  }

  /** A value of one of the rows, or one that none has. */
  private value(fieldOf: (row: Transaction) => string | undefined, rows = this.rows): string | undefined {
    if (this.chance(5)) return UNKNOWN_ID
    if (this.row && fieldOf(this.row) !== undefined) return fieldOf(this.row)
    const having = rows.filter((row) => fieldOf(row) !== undefined)
    const row = having[this.random.int(0, Math.max(0, having.length - 1))]
    return row && fieldOf(row)
  }

  private day(): string | undefined {
    const at = this.value((row) => row.createdAt)
    const shift = this.random.pick([-1, 0, 0, 0, 1])
    return at === undefined || Number.isNaN(Date.parse(at))
      ? undefined
      : istDay(Date.parse(at) + shift * DAY_MS)
  }

  private amount(): string | undefined {
    const amount = this.value((row) => String(row.amount))
    const shift = this.random.pick([-1, 0, 0, 1])
    return amount === undefined || Number.isNaN(Number(amount))
      ? undefined
      : String(Math.max(0, Number(amount) + shift))
  }

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
    const found = this.rows
      .map(({ createdAt }) => ({
        at: Date.parse(createdAt),
        hours: Math.floor((now - Date.parse(createdAt)) / HOUR_MS),
      }))
      .find(({ at, hours }) => {
        const bound = now - hours * HOUR_MS
        const isSameHour = Math.floor(at / HOUR_MS) === Math.floor(bound / HOUR_MS)
        return hours > 0 && hours <= MAX_HOURS && isSameHour && bound - at > CLOCKS_APART_MS
      })
    return found && String(found.hours)
  }

  /** One or two words, whole or from their start, in another letter case. */
  private words(): string | undefined {
    const { random } = this
    const word = () => {
      const found = this.value((row) => searchable(row)[random.int(0, searchable(row).length - 1)])
      const part = this.chance(50) ? found : found?.slice(0, random.int(4, 8))
      return this.chance(30) ? part?.toUpperCase() : part
    }
    const both = this.chance(30) ? [word(), word()] : [this.chance(10) ? word()?.slice(1) : word()]
    const text = both.filter((word) => word !== undefined).join(random.pick([' ', '  ']))
    return text.length < 4 || text.length > 100 ? undefined : text
  }
}

export type Query = Record<string, string | string[]>

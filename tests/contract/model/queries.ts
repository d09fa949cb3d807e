import type { components } from '#contract'
import { indianDay } from '../support/indian-day.ts'
import type { Duel, Session } from './duel.ts'
import type { Draw } from './steps.ts'
import { UNKNOWN_ID } from './steps.ts'

type Transaction = components['schemas']['Transaction']
export type Query = Record<string, string | string[]>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const CLOCKS_APART_MS = 600_000
const MAX_HOURS = 720
// Characters with a special meaning in SQL or regular expressions.
const SIGNS = ['zzzznobodyzzzz', 'a%', 'z_z', '.*', '[a-z]', '\\\\', "''"]
const STATUSES = ['created', 'pending', 'success', 'failed', 'partially_refunded', 'refunded'] as const
const METHODS = ['upi', 'card', 'netbanking', 'wallet'] as const
export const SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const

/** Draws filters that fit the rows of a model, so that they select some of them and not others. */
export class Queries {
  private readonly rows: Transaction[]

  constructor(
    private readonly duel: Duel,
    private readonly draw: Draw,
    session: Session,
  ) {
    const { merchantId } = session
    const own = ({ row }: { row: Transaction }) => merchantId === undefined || row.merchantId === merchantId
    this.rows = duel.oracle.store.transactions.rows(own)
  }

  /** Each filter alone, each order with pages of an odd size, one day, and rows of one amount one by one. */
  systematic(): Query[] {
    const alone = Object.entries(this.filters).map(([name, value]) => ({ [name]: value() }))
    const orders = SORTS.map((sort) => ({ sort, limit: '37' }))
    const [day, amount] = [this.day(), this.value((row) => String(row.amount))]
    const equal = SORTS.map((sort) => ({ sort, limit: '1', minAmount: amount, maxAmount: amount }))
    const searches = this.searches().map((search) => ({ search }))
    const nobodys = ['paymentLinkId', 'settlementId', 'gatewayId'].map((name) => ({ [name]: UNKNOWN_ID }))
    const both = { status: ['refunded'], refundStatus: 'processed' }
    const lastHours = this.hoursBeforeRow()
    return [
      {},
      ...alone,
      ...orders,
      { from: day, to: day },
      ...equal,
      ...searches,
      ...nobodys,
      both,
      { lastHours },
    ].map(
      (query) =>
        Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Query,
    )
  }

  /** The words of one row and of one with a refund, one of them in another letter case, and no words. */
  private searches(): string[] {
    const refunded = this.rows.filter(({ refunds }) => refunds.some(({ reference }) => reference.value))
    const words = [this.rows.at(-1), refunded.at(-1), refunded[0]].flatMap((row) =>
      row ? searchable(row) : [],
    )
    const cased = words.map((word, index) => (index % 2 === 0 ? word : word.toUpperCase()))
    // The middle of a word, and an accent more, which some databases ignore.
    const name =
      this.rows.find((row) => /^[A-Za-z]{4,} [A-Za-z]{4,}$/.test(row.customer.name))?.customer.name ?? ''
    const others = [
      name.slice(1, -1),
      name.split(' ').reverse().join(' '),
      name.replace(/[aeiou]/i, '$&\u0301'),
    ]
    return [...new Set([...cased, ...others, ...SIGNS])].filter((text) => text.length > 1)
  }

  query(): Query {
    const { draw } = this
    const filters = Object.entries(this.filters)
    const wanted = Array.from({ length: draw.random.int(0, 3) }, () => draw.random.int(0, filters.length - 1))
    const query: Query = {}
    for (const index of wanted) {
      const [name, value] = filters[index] ?? []
      const drawn = value?.()
      if (name !== undefined && drawn !== undefined) query[name] = drawn
    }
    if (draw.is(60)) query.sort = draw.random.pick(SORTS)
    if (draw.is(70)) query.limit = String(draw.random.pick([1, 2, 3, 7, 25, 99, 100]))
    return query
  }

  private readonly filters: Record<string, () => string | string[] | undefined> = {
    status: () => this.some(STATUSES),
    method: () => this.some(METHODS),
    from: () => this.day(),
    to: () => this.day(),
    lastHours: () => this.hours(),
    minAmount: () => this.amount(),
    maxAmount: () => this.amount(),
    search: () => this.words(),
    refundStatus: () => this.draw.random.pick(['pending', 'processed', 'failed']),
    paymentLinkId: () => this.value((row) => row.paymentLinkId),
    settlementId: () => this.value((row) => row.settlementId),
    gatewayId: () => this.value((row) => row.gatewayId),
    merchantId: () => this.value((row) => row.merchantId, this.duel.oracle.store.transactions.rows()),
  }

  private some(values: readonly string[]): string[] {
    const { random } = this.draw
    const start = random.int(0, values.length - 1)
    return values.slice(start, start + random.int(1, 2))
  }

  /** A value of one of the rows, or one that none has. */
  private value(of: (row: Transaction) => string | undefined, rows = this.rows): string | undefined {
    if (this.draw.is(5)) return UNKNOWN_ID
    const having = rows.filter((row) => of(row) !== undefined)
    const row = having[this.draw.random.int(0, Math.max(0, having.length - 1))]
    return row && of(row)
  }

  private day(): string | undefined {
    const at = this.value((row) => row.createdAt)
    const shift = this.draw.random.pick([-1, 0, 0, 0, 1])
    return at === undefined || Number.isNaN(Date.parse(at))
      ? undefined
      : indianDay(Date.parse(at) + shift * DAY_MS)
  }

  private amount(): string | undefined {
    const amount = this.value((row) => String(row.amount))
    const shift = this.draw.random.pick([-1, 0, 0, 1])
    return amount === undefined || Number.isNaN(Number(amount))
      ? undefined
      : String(Math.max(0, Number(amount) + shift))
  }

  /** So many hours that no row is so close to the bound that the two clocks could disagree. */
  private hours(): string | undefined {
    const hours = this.draw.random.pick([1, 5, 24, 72, 168, 719, 720])
    const bound = this.duel.oracle.now - hours * HOUR_MS
    const isClose = this.rows.some(
      ({ createdAt }) => Math.abs(Date.parse(createdAt) - bound) < CLOCKS_APART_MS,
    )
    return isClose ? undefined : String(hours)
  }

  /** So many hours that a row is just too old, but created within the same hour of the clock. */
  private hoursBeforeRow(): string | undefined {
    const { now } = this.duel.oracle
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
    const { draw } = this
    const word = () => {
      const found = this.value((row) => searchable(row)[draw.random.int(0, searchable(row).length - 1)])
      const part = draw.is(50) ? found : found?.slice(0, draw.random.int(4, 8))
      return draw.is(30) ? part?.toUpperCase() : part
    }
    const both = draw.is(30) ? [word(), word()] : [draw.is(10) ? word()?.slice(1) : word()]
    const text = both.filter((each) => each !== undefined).join(draw.random.pick([' ', '  ']))
    return text.length < 4 || text.length > 100 ? undefined : text
  }
}

function searchable({ id, rrn, customer, refunds }: Transaction): string[] {
  const { name, email, phone } = customer
  const references = refunds.map(({ reference }) => reference.value)
  return [id, rrn, email, phone, ...name.split(/\s+/), ...references].filter(
    (text) => text !== undefined && text !== '',
  ) as string[]
}

import { ContractViolation, parsed } from '../../suite/verdicts.ts'
import type { Received } from '../../suite/wire.ts'
import type { OperationId } from '../document.ts'
import { document } from '../document.ts'
import type { IdPairs } from './id-pairs.ts'
import type { Oracle } from './oracle.ts'
import { disorderOf, inComparableOrder } from './order.ts'

export type Difference = { path: string; expected: unknown; got: unknown }

/** Servers may write whole seconds only. */
const NEW_ROWS_WITHIN_MS = 1500
const SESSIONS_WITHIN_MS = 60_000

/** The kind of id in a field, by its name. */
const ID_FIELDS: Record<string, string> = {
  merchantId: 'merchant',
  gatewayId: 'gateway',
  gatewayIds: 'gateway',
  paymentLinkId: 'link',
  settlementId: 'settlement',
  reversalSettlementId: 'settlement',
  carriedBy: 'settlement',
  refundId: 'refund',
  transactionId: 'transaction',
  token: 'token',
  url: 'url',
}

/** The kind of id in a field `id`, by the field that contains its object. */
const ROWS: Record<string, string> = {
  links: 'link',
  link: 'link',
  transactions: 'transaction',
  transaction: 'transaction',
  refunds: 'refund',
  gateways: 'gateway',
  methods: 'method',
  settlements: 'settlement',
  user: 'user',
  byMerchant: 'merchant',
  byGateway: 'gateway',
}

const INSTANTS = new Set(['createdAt', 'updatedAt', 'expiresAt', 'processedAt', 'refundableUntil', 'at'])
/** Sent by a client, or computed from an instant that was read. */
const EXACT = new Set(['expiresAt', 'refundableUntil', 'processedAt'])
/** Texts for people, and values that only the server reads. */
const ANY_TEXT = new Set(['message', 'requestId', 'dueReason', 'nextCursor'])

const OPTIONAL = new Set([
  ...['todayCompared', 'last30Days', 'unsettled', 'sums', 'successRate'],
  ...['adjustments', 'carriedBy', 'reversalSettlementId', 'amountRefunded'],
])
/** Left out by a server that does not offer it. One that has sent it sends it always. */
const OFFERED_OR_NOT = new Set(['credentials', 'processedAt', 'refundableUntil', 'rrn', 'utr', 'value'])
/** Which settlement deducted a refund. */
const DEDUCTED_IN = /\brefunds\.\d+\.settlementId$/
const UNTIL_NOW_WITHIN_MS = 5000
/** Sums up to this time of an earlier day, by how many days ago. Two clocks differ, and a payment may lie in between. */
const UNTIL_NOW = new Map([
  ['yesterdayByNow', 1],
  ['lastWeekByNow', 7],
])

const declaredFields = new Set<string>()
JSON.stringify(document.components.schemas, (key, value) => {
  if (key === 'properties') for (const name of Object.keys(value)) declaredFields.add(name)
  return value
})

export class Comparison {
  /** Instants before were read from the backend, so that both have the same. */
  private readonly since: number
  private readonly offered = new Set<string>()
  private readonly keyEnds = new Map<string, Set<string>>()

  constructor(
    private readonly pairs: IdPairs,
    private readonly oracle: Pick<Oracle, 'now' | 'hasPaymentAt'>,
    private readonly server: { hasEtags(): boolean; withinMs(instant?: number): number },
  ) {
    this.since = oracle.now
  }

  /** The first difference, except for those that the contract allows. */
  between(model: Received, backend: Received): Difference | undefined {
    const [expected, got] = [outcomeOf(model), outcomeOf(backend)]
    if (expected !== got) return { path: 'status', expected, got }
    const body = json(backend)
    const headers = headersDiffer(model, backend, body)
    if (headers || model.status >= 400) return headers
    return this.values(json(model), body, { path: '', name: '', owner: '', field: '' })
  }

  private values(model: unknown, backend: unknown, at: Location): Difference | undefined {
    if (Array.isArray(model) && Array.isArray(backend)) return this.lists(model, backend, at)
    if (isObject(model) && isObject(backend)) return this.objects(model, backend, at)
    return this.isSame(model, backend, at) ? undefined : { path: at.path, expected: model, got: backend }
  }

  private lists(model: unknown[], backend: unknown[], at: Location): Difference | undefined {
    const disorder = disorderOf(at.path, backend)
    if (disorder) return { path: at.path, ...disorder }
    const [expected, got] = inComparableOrder(at.path, model, backend, this.pairs)
    if (expected.length !== got.length)
      return { path: `${at.path}.length`, expected: expected.length, got: got.length }
    for (const [index, row] of expected.entries()) {
      const difference = this.values(row, got[index], { ...at, path: `${at.path}.${index}` })
      if (difference) return difference
    }
    return undefined
  }

  private objects(model: Fields, backend: Fields, at: Location): Difference | undefined {
    const owner = typeof model.id === 'string' ? `${ROWS[at.field]} ${model.id}` : at.owner
    // A server may send more fields, but the names of notes are the merchant's.
    const isNote = at.name === 'notes'
    const isCompared = (name: string) => isNote || declaredFields.has(name)
    const names = new Set([...Object.keys(model), ...Object.keys(backend).filter(isCompared)])
    // The id first: it pairs the rows, which the fields then refer to.
    for (const field of [...names].sort((a, b) => Number(b === 'id') - Number(a === 'id'))) {
      const path = at.path === '' ? field : `${at.path}.${field}`
      if (!isNote && fieldOf(backend, field) !== undefined) this.offered.add(field)
      const difference = this.values(fieldOf(model, field), fieldOf(backend, field), {
        path,
        // A note may be named like a field.
        name: isNote ? at.name : field,
        owner,
        field: at.field,
        ...within(field),
      })
      if (difference) return difference
    }
    return undefined
  }

  private isSame(model: unknown, backend: unknown, { path, name, owner, field }: Location): boolean {
    const kind = name === 'etag' ? `etag of ${owner}` : name === 'id' ? ROWS[field] : ID_FIELDS[name]
    // Equal ones are paired too: a server may form them as the model does.
    if (model === backend)
      return kind === undefined || typeof model !== 'string' || this.pairs.agree(kind, model, model)
    if (name === 'etag' && !this.server.hasEtags()) return backend === undefined
    if (OFFERED_OR_NOT.has(name) && backend === undefined) return !this.offered.has(name)
    if ((OPTIONAL.has(name) || DEDUCTED_IN.test(path)) && backend === undefined) return true
    const daysAgo = UNTIL_NOW.get(name)
    if (daysAgo !== undefined)
      return this.oracle.hasPaymentAt(daysAgo, UNTIL_NOW_WITHIN_MS + this.server.withinMs())
    if (typeof model !== 'string' || typeof backend !== 'string') return false
    if (ANY_TEXT.has(name) || (name === 'reason' && path.includes('skippedDays'))) return true
    if (name === 'name' && path.includes('byMethod')) return true
    if (path.includes('credentials.')) return name !== 'keyId' || this.isCurrentKey(model, backend, owner)
    if (name === 'email') return model.toLowerCase() === backend.toLowerCase()
    if (INSTANTS.has(name)) return this.areAtOnce(model, backend, { path, name, owner })
    return kind !== undefined && this.pairs.agree(kind, model, backend)
  }

  /** How far apart the two sides may note one instant: the backend can have handled a call at any time until its answer. */
  private withinMs(instant: number): number {
    return NEW_ROWS_WITHIN_MS + this.server.withinMs(instant)
  }

  /** A mask may show nothing of a key, but not the end of an earlier one. */
  private isCurrentKey(model: string, backend: string, owner: string): boolean {
    const ends = this.keyEnds.get(owner) ?? new Set()
    this.keyEnds.set(owner, ends.add(model.slice(-2)))
    return backend.slice(-2) === model.slice(-2) || !ends.has(backend.slice(-2))
  }

  /** Times are taken from two clocks. But a time that is still the same in the model must be so in the backend. */
  private areAtOnce(model: string, backend: string, { path, name, owner }: Omit<Location, 'field'>): boolean {
    const apart = Math.abs(Date.parse(model) - Date.parse(backend))
    if (apart === 0) return true
    const isSession = path === 'expiresAt'
    const isOld = Date.parse(model) < this.since - NEW_ROWS_WITHIN_MS
    if (!isSession && (isOld || EXACT.has(name))) return false
    if (!(apart <= this.withinMs(Date.parse(model)) + (isSession ? SESSIONS_WITHIN_MS : 0))) return false
    // Its digits may differ from one response to the next.
    const instant = `${Date.parse(backend)}`
    return isSession || this.pairs.isSteady(`${path.replaceAll(/\d+/g, '')} of ${owner}`, model, instant)
  }
}

type Fields = Record<string, unknown>
const fieldOf = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
/** `name` is the last field of the path; `field` the list or object that the value is in; `owner` the nearest row. */
type Location = { path: string; name: string; owner: string; field: string }

const within = (field: string) => (field in ROWS ? { field } : {})
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function headersDiffer(model: Received, backend: Received, body: unknown): Difference | undefined {
  const [expected, got] = [model, backend].map(({ headers }) => headers.get('idempotency-replayed'))
  if (expected !== got) return { path: 'header Idempotency-Replayed', expected, got }
  const etag = backend.headers.get('etag')
  const [resource] = Object.values(Object(body))
  const bodyTag = Object(resource).etag
  if (etag !== null && backend.status < 300 && bodyTag !== undefined && etag !== bodyTag)
    return { path: 'header ETag', expected: bodyTag, got: etag }
  return undefined
}

// Only for these does the contract say which fields are named.
const NAMES_FIELDS = [400, 422]

/** The status of a response, with the code and the named fields of an error. */
export function outcomeOf({ status, text }: Received): string {
  if (status < 400) return `${status}`
  const { code, errors } = Object(parsed(text))
  const names =
    Array.isArray(errors) && NAMES_FIELDS.includes(status) ? errors.map((error) => error?.field) : []
  return [status, code, ...[...new Set(names)].sort().map((name) => `“${name}”`)].join(' ')
}

const json = ({ text }: Received): unknown => parsed(text) ?? text

export class Disagreement extends ContractViolation {
  constructor(
    readonly operation: OperationId,
    readonly difference: Difference,
  ) {
    super(`${operation}: ${sentenceOf(difference)}`)
  }
}

export function mustAgree(operation: OperationId, difference: Difference | undefined): void {
  if (difference) throw new Disagreement(operation, difference)
}

/** The cause of a failure without the rows it was found in, to compare two failures. */
export const causeOf = (error: ContractViolation) =>
  error instanceof Disagreement
    ? `${error.operation} ${error.difference.path.replaceAll(/\d+/g, '')}`
    : error.message.replaceAll(/\d+/g, '').slice(0, 60)

const LONGEST_VALUE = 200

const sentenceOf = ({ path, expected, got }: Difference) =>
  `${path} is ${shortText(got)}, expected ${shortText(expected)}`

/** An object is shown by its field names: its values would hide the difference. */
function shortText(value: unknown): string {
  if (value === undefined || value === null) return 'absent'
  const text = JSON.stringify(value) ?? String(value)
  if (text.length <= LONGEST_VALUE) return text
  return Array.isArray(value)
    ? `a list of ${value.length}`
    : `an object with ${Object.keys(Object(value)).join(', ')}`
}

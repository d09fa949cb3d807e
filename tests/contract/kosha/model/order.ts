import type { IdPairs } from './id-pairs.ts'

type Row = Record<string, unknown>

/** Sorted where the contract leaves the order open; elsewhere only rows with equal sort keys may be exchanged. */
export function inComparableOrder(
  path: string,
  model: unknown[],
  backend: unknown[],
  pairs: IdPairs,
): [model: unknown[], backend: unknown[]] {
  const name = path.split('.').at(-1) ?? ''
  const sortedBy = (keyOf: (row: Row) => unknown[]): [unknown[], unknown[]] => {
    const inBackend = (row: unknown) => keyOf(pairs.inBackend(Object(row)))
    return [
      model.toSorted((a, b) => compare(inBackend(a), inBackend(b))),
      backend.toSorted((a, b) => compare(keyOf(Object(a)), keyOf(Object(b)))),
    ]
  }
  if (name === 'gateways') return sortedBy(({ merchantId, priority, id }) => [merchantId, priority, id])
  // Merchants come in any order; the methods of one merchant do not.
  if (name === 'methods') return sortedBy(({ merchantId }) => [merchantId])
  if (name === 'failures') return sortedBy(({ count, failure }) => [-Number(count), Object(failure).code])
  if (name === 'byMerchant' || name === 'byGateway' || name === 'byMethod') {
    const [expected, got] = sortedBy(({ amount, id }) => [-Number(amount), id])
    return [expected.filter(hasCount), got.filter(hasCount)]
  }
  return [exchanged(model, backend, pairs), backend]
}

function compare([a, ...restOfA]: unknown[], [b, ...restOfB]: unknown[]): number {
  if (a === b) return restOfA.length === 0 ? 0 : compare(restOfA, restOfB)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : 1
}

/** What each ranking falls by. */
const RANKINGS: Record<string, string> = {
  'stats.byMerchant': 'amount',
  'stats.byGateway': 'amount',
  'stats.last30Days.byMethod': 'amount',
  'stats.last30Days.byGateway': 'amount',
  'stats.last30Days.failures': 'count',
}

export function disorderOf(path: string, list: unknown[]): { expected: string; got: string } | undefined {
  const rows = list.map((row): Row => Object(row))
  const fieldsOf = (...fields: string[]) =>
    rows
      .map((row) => fields.map((field) => row[field]).join(' '))
      .join(', ')
      .slice(0, 150)
  if (path === 'gateways' && !isGrouped(rows))
    return { expected: 'by merchant and priority', got: fieldsOf('merchantId', 'priority') }
  const by = RANKINGS[path]
  if (by === undefined) return undefined
  const isFalling = rows.every((row, index) => Number(row[by]) <= Number(rows[index - 1]?.[by] ?? row[by]))
  return isFalling ? undefined : { expected: `largest ${by} first`, got: fieldsOf(by) }
}

const isGrouped = (gateways: Row[]) =>
  gateways.every(({ merchantId, priority }, index) => {
    const before = gateways.slice(0, index)
    const last = before.at(-1)
    if (!last || last.merchantId === merchantId) return !last || Number(last.priority) <= Number(priority)
    return before.every((gateway) => gateway.merchantId !== merchantId)
  })

const hasCount = (row: unknown) => Object(row).count > 0

/** The model's rows, those with equal times and amounts in the backend's order. */
function exchanged(model: unknown[], backend: unknown[], pairs: IdPairs): unknown[] {
  const rest = [...model]
  return model.map((_, index) => {
    const [first] = rest
    const backendRow = Object(backend[index])
    const at = rest.findIndex(
      (row) => pairs.idInBackend(Object(row).id) === backendRow.id && isTie(Object(row), Object(first)),
    )
    return rest.splice(Math.max(at, 0), 1)[0]
  })
}

const isTie = (a: Row, b: Row) => a.createdAt === b.createdAt && a.amount === b.amount && a.id !== undefined

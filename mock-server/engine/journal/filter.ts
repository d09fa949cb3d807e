import type { Incoming, Match } from '../faults/match.ts'
import { differences, different } from '../faults/match.ts'
import { parsedJson } from '../parsed-json.ts'
import { ANONYMOUS } from '../report/coverage.ts'
import type { Entry } from './entry.ts'
import { maskedHeaders, maskSecrets } from './masking.ts'

export type Filter = {
  operation?: string | undefined
  method?: string | undefined
  status?: number | undefined
  role?: string | undefined
  requestId?: string | undefined
  /** Only entries after this one. */
  after?: number | undefined
  match?: Match | undefined
}

const MAX_NEAREST = 3

export const fits = (entry: Entry, filter: Filter): boolean =>
  entry.seq > (filter.after ?? 0) && missed(entry, filter).length === 0

/** The calls that come nearest to a filter without matching it, with their differences. */
export function nearMissesOf(
  entries: readonly Entry[],
  filter: Filter,
): { call: string; differs: string[] }[] {
  return entries
    .filter(({ seq }) => seq > (filter.after ?? 0))
    .map((entry) => ({ call: named(entry), differs: missed(entry, filter, masked(entry)) }))
    .filter(({ differs }) => differs.length > 0)
    .sort((a, b) => a.differs.length - b.differs.length)
    .slice(0, MAX_NEAREST)
}

/** `#12 POST /api/orders 409` */
export const named = ({ seq, method, path, status }: Entry) => `#${seq} ${method} ${path} ${status}`

/** @param maskedCall the call as it may be shown, if missing fields are shown at all */
function missed(entry: Entry, { match, after: _after, ...wanted }: Filter, maskedCall?: Incoming): string[] {
  const found = { ...entry, role: entry.role ?? ANONYMOUS }
  const fields = (['operation', 'method', 'status', 'role', 'requestId'] as const).filter(
    (name) => wanted[name] !== undefined && found[name] !== wanted[name],
  )
  return [
    ...fields.map((name) => different(name, found[name], wanted[name])),
    ...(match ? differences(match, incomingOf(entry), maskedCall) : []),
  ]
}

/** The call as it is shown. Headers of a Request could not contain the marks of masked values. */
const masked = (entry: Entry) => ({
  ...incomingOf(entry),
  headers: new Map(Object.entries(maskedHeaders(entry.headers))),
  body: parsedJson(maskSecrets(entry.sent ?? '')),
})

function incomingOf({ path, headers, sent }: Entry) {
  const start = path.indexOf('?')
  const end = start === -1 ? path.length : start
  return {
    path: path.slice(0, end),
    query: new URLSearchParams(path.slice(end)),
    headers: new Headers([...headers]),
    body: parsedJson(sent ?? ''),
  }
}

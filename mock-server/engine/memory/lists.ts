import type { Operation } from '../contract/operation.ts'
import type { Schema } from '../contract/schema.ts'
import { plain, SIZES } from '../responses/shortened.ts'
import type { Thing } from './contents.ts'

type Fields = Readonly<Record<string, unknown>>
type Validity = (schema: Schema, value: unknown) => boolean

/** The page size where only the number of the page is given. */
const USUAL_SIZE = 20
const CURSORS = ['cursor', 'nextcursor', 'pagetoken', 'nexttoken', 'continuationtoken']
const PAGING = [...SIZES, ...CURSORS, 'page', 'offset']

/** Whether a parameter says which part of a list is shown. */
export const isPaging = (name: string) => PAGING.includes(plain(name))

const isCursor = ({ name }: { name: string }) => CURSORS.includes(plain(name))

export type Page = { things: Thing[]; total: number; size: number; offset: number; page: number }

/** The requested page of the things with these values, at most the number that the response may have. */
export function pageOf(
  things: readonly Thing[],
  wanted: readonly (readonly [name: string, value: unknown])[],
  query: Fields,
  operation: Operation,
  most = Number.POSITIVE_INFINITY,
): Page {
  let found = things
  for (const [name, value] of wanted) {
    const values = new Set([value].flat().map(String))
    if (values.size > 0) found = found.filter((thing) => values.has(String(thing[name])))
  }
  const given = (...names: string[]) => {
    for (const [name, value] of Object.entries(query))
      if (typeof value === 'number' && names.includes(plain(name))) return value
    return undefined
  }
  const page = given('page')
  const first = firstPage(operation)
  const size = Math.min(given(...SIZES) ?? (page === undefined ? found.length : USUAL_SIZE), most)
  const [, cursor] = Object.entries(query).find(([name]) => isCursor({ name })) ?? []
  const before = /^\d+$/.test(String(cursor)) ? Number(cursor) : given('offset')
  const offset = before ?? Math.max(0, ((page ?? first) - first) * size)
  return {
    things: found.slice(offset, offset + size),
    total: found.length,
    size,
    offset,
    page: page ?? first,
  }
}

/** Pages are counted from 1, unless their parameter may be or is usually 0. */
function firstPage({ parameters }: Operation): number {
  const { minimum, default: usual } = parameters.find(({ name }) => plain(name) === 'page')?.schema ?? {}
  return minimum === 0 || usual === 0 ? 0 : 1
}

const TOTAL = /^(?:total|count|totalcount|total(?:items|elements|results|records))$/
const PAGES = /^(?:pages|totalpages|pagecount)$/
const MORE = /^has(?:more|next|nextpage)$/
const NEXT = /^(?:cursor|next(?:cursor|token|pagetoken)|continuationtoken)$/

/** The true values of the fields beside a list, or of headers, with these names. */
export function countsOf(
  names: readonly string[],
  { things, total, size, offset, page }: Page,
): Record<string, number | boolean> {
  const meanings = names.map((name) => [name, plain(name.replace(/^x-/i, ''))] as const)
  const hasTotal = meanings.some(([, meaning]) => meaning.startsWith('total'))
  const counts: Record<string, number | boolean> = {}
  for (const [name, meaning] of meanings)
    if (meaning === 'count' && hasTotal) counts[name] = things.length
    else if (TOTAL.test(meaning)) counts[name] = total
    else if (PAGES.test(meaning)) counts[name] = size === 0 ? 0 : Math.ceil(total / size)
    else if (MORE.test(meaning)) counts[name] = offset + things.length < total
    else if (SIZES.includes(meaning)) counts[name] = size
    else if (meaning === 'offset') counts[name] = offset
    else if (meaning === 'page') counts[name] = page
  return counts
}

/** The field beside a list that has the cursor of the next page. */
export const nextIn = (names: Iterable<string>) => [...names].find((name) => NEXT.test(plain(name)))

/** The cursors that may mean the next page, which are the number of items before it; none after the last page. */
export function cursorsOf({ parameters }: Operation, { things, total, offset }: Page, isValid: Validity) {
  const end = offset + things.length
  const parameter = things.length > 0 && end < total ? parameters.find(isCursor) : undefined
  return parameter ? [String(end), end].filter((cursor) => isValid(parameter.schema, cursor)) : []
}

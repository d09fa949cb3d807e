import type { Operation } from '../contract/operation.ts'
import type { Thing } from './contents.ts'

type Fields = Readonly<Record<string, unknown>>

/** A page has as many where only its number is given. */
const USUAL_SIZE = 20
const SIZES = ['limit', 'perpage', 'pagesize']
const PAGING = [...SIZES, 'page', 'offset']

/** `perPage`, `per_page` and `per-page` are the same. */
export const plain = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '')

/** Whether a parameter says which part of a list is shown. */
export const isPaging = (name: string) => PAGING.includes(plain(name))

export type Page = { things: Thing[]; total: number; size: number; offset: number; page: number }

/** The requested page of a list, with at most as many items as the response may have. */
export function pageOf(
  all: readonly Thing[],
  {
    query,
    operation,
    isFilter,
    most = Number.POSITIVE_INFINITY,
  }: {
    query: Fields
    operation: Operation
    isFilter: (name: string) => boolean
    most?: number | undefined
  },
): Page {
  const filters = Object.entries(query)
    .filter(([name]) => isFilter(name))
    .map(([name, value]) => [name, new Set([value].flat().map(String))] as const)
    .filter(([, values]) => values.size > 0)
  const found =
    filters.length === 0
      ? all
      : all.filter((thing) => filters.every(([name, values]) => values.has(String(thing[name]))))
  const given = (...names: string[]) => {
    const [value] = Object.entries(query).flatMap(([name, each]) =>
      names.includes(plain(name)) && typeof each === 'number' ? [each] : [],
    )
    return value
  }
  const page = given('page')
  const first = firstPage(operation)
  const size = Math.min(given(...SIZES) ?? (page === undefined ? found.length : USUAL_SIZE), most)
  const offset = given('offset') ?? Math.max(0, ((page ?? first) - first) * size)
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

/** The true values of the fields beside a list, or of headers, with these names. */
export function countsOf(
  names: readonly string[],
  { things, total, size, offset, page }: Page,
): Record<string, number> {
  const known = names.map((name) => [name, plain(name.replace(/^x-/i, ''))] as const)
  const hasTotal = known.some(([, each]) => each.startsWith('total'))
  const counts = known.flatMap(([name, each]): [string, number][] => {
    if (each === 'count' && hasTotal) return [[name, things.length]]
    if (TOTAL.test(each)) return [[name, total]]
    if (PAGES.test(each)) return [[name, size === 0 ? 0 : Math.ceil(total / size)]]
    if (SIZES.includes(each)) return [[name, size]]
    if (each === 'offset') return [[name, offset]]
    return each === 'page' ? [[name, page]] : []
  })
  return Object.fromEntries(counts)
}

import type { Columns } from '../csv/csv.ts'
import { csvOf } from '../csv/csv.ts'
import { pastedIn } from '../format/pasted.ts'
import { plainAmount, rupeesForInput } from '../format/rupees.ts'
import type { Column } from './column.ts'
import type { Choice, Filter, FilterControl } from './filter.ts'
import { searchText } from './url-values.ts'

/** What every list reads from its URL. */
type CommonFilters = { search?: string; sort?: string }
type SortKey = string | number | undefined

/** All that a list knows of one field: a new one is added here, and nowhere else. */
export type Field<Row, Filters> = {
  column?: Column<Row>
  csv?: Columns<Row>
  /** The same in all rows of a merchant, and therefore left out of the columns, or of the file as well. */
  isForAdmins?: 'as column' | 'everywhere'
  /** How the filter is set, in its chip. */
  filter?: FilterControl
  /** The parameters of the URL that filter by it, each with its reader: undefined for what means nothing. */
  url?: { [Name in keyof Filters]?: (text: string) => Filters[Name] | undefined }
  /** Whether a row passes the filter, in a list that is filtered in the browser. The same for the three below. */
  passes?: (row: Row, filters: Filters, now: number) => boolean
  sortKey?: (row: Row) => SortKey
  /** What a search looks through. */
  text?: (row: Row) => string
  /** A search that contains this finds the row, too: a line of a bank statement contains a UTR. */
  quoted?: (row: Row) => string | undefined
}

type Description<Row, Filters> = {
  /** Names its file, and the columns chosen for it in this browser. */
  id: string
  title: string
  /** What a row is called by its controls. */
  nameOf: (row: Row) => string
  /** The `sort` without one in the URL. */
  usualSort: string
  /** The sort orders that a phone offers, which shows no column headers. */
  sorts: readonly Choice[]
  /** The fields in the order of the columns, of the file, and of the chips. */
  columns: readonly Field<Row, Filters>[]
  csv: readonly Field<Row, Filters>[]
  filters: readonly Field<Row, Filters>[]
}

/** A list as its screen, its file and the search use it. */
export type List<Row, Filters> = Pick<
  Description<Row, Filters>,
  'id' | 'title' | 'nameOf' | 'usualSort' | 'sorts'
> & {
  columns: readonly Column<Row>[]
  /** Of a user with one merchant. */
  ownColumns: readonly Column<Row>[]
  filters: readonly Filter[]
  /** The parameters of the URL. */
  filterNames: readonly string[]
  /** The filters in the URL. URLs are typed and shared, so unknown values are dropped. */
  read: (params: URLSearchParams) => Filters
  /** The rows that pass all filters, in their order. */
  find: (rows: Row[], chosen: Filters, now?: number) => Row[]
  csv: (rows: readonly Row[], options?: { showMerchant: boolean }) => string
}

export function listOf<Row, Filters extends CommonFilters>(
  list: Description<Row, Filters>,
): List<Row, Filters> {
  const { columns, csv, filters } = list
  const fields = [...new Set([...columns, ...csv, ...filters])]
  const sortKeys = new Map(fields.map(({ column, sortKey }) => [column?.sort, sortKey]))
  const sortNames = [...sortKeys.keys()].flatMap((name) => (name ? [name, `-${name}`] : []))
  const readers = Object.entries<(text: string) => unknown>({
    ...Object.assign({}, ...fields.map(({ url }) => url)),
    search: searchText,
    sort: (text: string) => (sortNames.includes(text) ? text : undefined),
  })
  const columnsOf = (chosen: typeof columns) => chosen.flatMap(({ column }) => column ?? [])

  function read(params: URLSearchParams): Filters {
    const values = readers.map(([name, reader]) => [name, reader(params.get(name)?.trim() ?? '')])
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }

  function find(rows: Row[], chosen: Filters, now = Date.now()): Row[] {
    const { search = '', sort } = chosen
    const found = rows.filter(
      (row) => fields.every(({ passes }) => passes?.(row, chosen, now) ?? true) && matchesSearch(row, search),
    )
    return sorted(found, sort, (name) => sortKeys.get(name))
  }

  function matchesSearch(row: Row, search: string): boolean {
    if (search === '' || containsText(row, search)) return true
    const pasted = pastedIn(search)
    if (pasted === null) return false
    if ('paise' in pasted) return containsText(row, rupeesForInput(pasted.paise))
    // All of several words must be found.
    return pastedIn(search.replace(pasted.value, '')) === null && containsText(row, pasted.value)
  }

  /** Every word occurs somewhere in the row, or it is one of the row's amounts, or quotes its number. */
  function containsText(row: Row, search: string): boolean {
    const searched = plainAmount(search).toLowerCase()
    const text = fields.map((field) => field.text?.(row).toLowerCase()).join('\n')
    return (
      searched.split(/\s+/).every((word) => text.includes(word)) ||
      fields.some(({ column }) => column?.amount && rupeesForInput(column.amount(row)) === searched) ||
      fields.some(({ quoted }) => {
        const value = quoted?.(row)?.toLowerCase()
        return value !== undefined && searched.includes(value)
      })
    )
  }

  return {
    ...list,
    columns: columnsOf(columns),
    ownColumns: columnsOf(columns.filter(({ isForAdmins }) => !isForAdmins)),
    filters: [
      ...filters.flatMap(({ filter, url = {} }): Filter[] =>
        filter ? [{ ...filter, params: Object.keys(url) }] : [],
      ),
      searchFilter,
    ],
    filterNames: readers.map(([name]) => name),
    read,
    find,
    csv(rows, { showMerchant } = { showMerchant: true }) {
      const visible = csv.filter(({ isForAdmins }) => showMerchant || isForAdmins !== 'everywhere')
      return csvOf(
        visible.flatMap((field) => field.csv ?? []),
        rows,
      )
    },
  }
}

/** The text of the search field. */
const searchFilter: Filter = {
  label: 'Search',
  kind: 'set-elsewhere',
  params: ['search'],
  nameOf: (text) => `“${text}”`,
}

/** Rows by a `sort` in the URL, such as `-amount`; those without a value come last. An unknown one changes nothing. */
function sorted<Row>(
  rows: Row[],
  sort: string | undefined,
  keyFor: (name: string) => ((row: Row) => SortKey) | undefined,
): Row[] {
  const key = keyFor(sort?.replace(/^-/, '') ?? '')
  if (!key) return rows
  const direction = sort?.startsWith('-') ? -1 : 1
  return rows.toSorted((first, second) => {
    const [a, b] = [key(first), key(second)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return direction * (a < b ? -1 : a > b ? 1 : 0)
  })
}

/** What the search of the whole area shows of a row. */
export type RowEntry = {
  id: string
  name: string
  /** Distinguishes it from similar rows. */
  details: (string | undefined)[]
  keywords: string
}

export const wordsOf = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

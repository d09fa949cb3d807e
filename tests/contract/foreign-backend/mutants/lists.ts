import { dayIn } from '../data/calendar.ts'
import type { Payment } from '../data/store.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { filters, searchTerms, cursorOf, readCursor, indexAfter: positionAfter } = transactionRules
const narrow = 'model/filters'
const eachFilter = 'model/filters'
const finds = 'model/filters'
const utcDay = (instant: number) => dayIn(0, instant)

/** The search terms of a payment, except the given values. */
const without = (hidden: (payment: Payment) => (string | undefined)[]): Partial<Rules> => ({
  searchTerms: (payment) =>
    searchTerms(payment).filter((term) => !hidden(payment).some((each) => each?.toLowerCase() === term)),
})

export const listMutants: Mutant[] = [
  mutant('the filter from only works with to', eachFilter, {
    isWanted(payment, query, context) {
      const { from, ...rest } = query
      return transactionRules.isWanted(payment, query.to && from ? query : rest, context)
    },
  }),
  mutant('the days of filters are UTC days', narrow, {
    filters: {
      ...filters,
      from: ({ createdAt }, [day = '']) => utcDay(createdAt) >= day,
      to: ({ createdAt }, [day = '']) => utcDay(createdAt) <= day,
    },
  }),
  mutant('only the first of several statuses is used', narrow, {
    filters: {
      ...filters,
      status: (payment, [first = '']) => transactionRules.paymentStatus(payment) === first,
    },
  }),
  mutant('filters are combined with OR', narrow, {
    isWanted(payment, query, context) {
      const given = Object.entries(query).filter(([name]) => filters[name])
      return given.length === 0 || given.some(([name, values]) => filters[name]?.(payment, values, context))
    },
  }),
  mutant('the search is case-sensitive', finds, {
    searchWords: (text) => text.split(/\s+/).filter((word) => word !== ''),
  }),
  mutant(
    'the search does not find email addresses',
    finds,
    without(({ customer }) => [customer.email]),
  ),
  mutant('the search does not find references of refunds', 'model/filters', {
    searchTerms: (payment) => searchTerms({ ...payment, refunds: [] }),
  }),
  mutant('one matching word of a search is enough', 'model/filters', {
    filters: {
      ...filters,
      search: (payment, [text = '']) => {
        const words = text.toLowerCase().split(/\s+/)
        return words.some((word) => searchTerms(payment).some((term) => term.startsWith(word)))
      },
    },
  }),
  mutant('a search matches the middle of words', 'model/filters', {
    isFound: (term, word) => term.includes(word),
  }),
  mutant('a page has at most 50 rows', 'model/filters', {
    pageSize: (limit) => Math.min(50, Number(limit ?? 25)),
  }),
  mutant('the sums are of the current page only', 'model/adoption', {
    sums: (_all, page, tax) => transactionRules.sums(page, page, tax),
  }),
  mutant('a page repeats the last row of the previous page', 'model/filters', {
    indexAfter: (last, rows, sort) => positionAfter(last, rows, sort) - 1,
  }),
  mutant('a cursor for another sort order is accepted', 'negative/unknown-cursor', {
    cursorOf: (last) => cursorOf(last, '', {}),
    readCursor: (cursor) => readCursor(cursor, '', {}),
  }),
  mutant('an unknown cursor starts at the first page', 'negative/unknown-cursor', () => {
    let newest = ''
    return {
      cursorOf: (last, sort, query) => cursorOf(last, sort, query),
      isWanted(payment, query, context) {
        newest = payment.id
        return transactionRules.isWanted(payment, query, context)
      },
      readCursor: (cursor, sort, query) => readCursor(cursor, sort, query) ?? newest,
    }
  }),
  mutant(
    'a range whose first day is after its last finds nothing',
    'negative/listTransactions-a-from-after-to-as-merchant',
    {
      isAfter: () => false,
    },
  ),
]

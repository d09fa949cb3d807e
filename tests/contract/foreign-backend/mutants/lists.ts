import { DAY, dayIn, HOUR } from '../data/calendar.ts'
import type { Payment } from '../data/store.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { filters, searchTerms, order, cursorOf, readCursor, placeAfter } = transactionRules
const filterless = (name: string): Partial<Rules> => ({ filters: { ...filters, [name]: () => true } })
const narrow = 'positive/filters-narrow'
const eachFilter = 'positive/each-filter-alone'
const finds = 'positive/search-finds'
const utcDay = (instant: number) => dayIn(0, instant)

/** The search terms of a payment, except the given values. */
const without = (hidden: (payment: Payment) => (string | undefined)[]): Partial<Rules> => ({
  searchTerms: (payment) =>
    searchTerms(payment).filter((term) => !hidden(payment).some((each) => each?.toLowerCase() === term)),
})

export const listMutants: Mutant[] = [
  ...[
    'status',
    'method',
    'minAmount',
    'maxAmount',
    'refundStatus',
    'paymentLinkId',
    'settlementId',
    'gatewayId',
  ].map((name) => mutant(`the filter ${name} is ignored`, eachFilter, filterless(name))),
  mutant('the filter lastHours is ignored', 'positive/last-hours', filterless('lastHours')),
  mutant('the filter from is ignored', eachFilter, filterless('from')),
  mutant('the filter to is ignored', eachFilter, filterless('to')),
  mutant('from works only together with to', eachFilter, {
    isWanted(payment, query, context) {
      const { from, ...rest } = query
      return transactionRules.isWanted(payment, query.to && from ? query : rest, context)
    },
  }),
  mutant('maxAmount works only together with minAmount', eachFilter, {
    isWanted(payment, query, context) {
      const { maxAmount, ...rest } = query
      return transactionRules.isWanted(payment, query.minAmount && maxAmount ? query : rest, context)
    },
  }),
  mutant('the first day is left out', narrow, {
    filters: { ...filters, from: ({ createdAt }, [day = '']) => dayIn(5.5 * HOUR, createdAt) > day },
  }),
  mutant('the last day is left out', narrow, {
    filters: { ...filters, to: ({ createdAt }, [day = '']) => dayIn(5.5 * HOUR, createdAt) < day },
  }),
  mutant('the days of filters are those of UTC', narrow, {
    filters: {
      ...filters,
      from: ({ createdAt }, [day = '']) => utcDay(createdAt) >= day,
      to: ({ createdAt }, [day = '']) => utcDay(createdAt) <= day,
    },
  }),
  mutant('the smallest amount itself is left out', narrow, {
    filters: { ...filters, minAmount: ({ amount }, [least]) => amount > Number(least) },
  }),
  mutant('the largest amount itself is left out', narrow, {
    filters: { ...filters, maxAmount: ({ amount }, [most]) => amount < Number(most) },
  }),
  mutant('only the first of several statuses counts', narrow, {
    filters: {
      ...filters,
      status: (payment, [first = '']) => transactionRules.paymentStatus(payment) === first,
    },
  }),
  mutant('only the last of several methods counts', eachFilter, {
    filters: { ...filters, method: ({ method }, values) => method === values.at(-1) },
  }),
  mutant('the last hours are days', 'positive/last-hours', {
    filters: {
      ...filters,
      lastHours: ({ createdAt }, [hours], { now }) => createdAt >= now() - Number(hours) * DAY,
    },
  }),
  mutant('filters widen each other', narrow, {
    isWanted(payment, query, context) {
      const given = Object.entries(query).filter(([name]) => filters[name])
      return given.length === 0 || given.some(([name, values]) => filters[name]?.(payment, values, context))
    },
  }),
  mutant('a search minds the case', finds, {
    searchWords: (text) => text.split(/\s+/).filter((word) => word !== ''),
  }),
  mutant(
    'a search finds no e-mail address',
    finds,
    without(({ customer }) => [customer.email]),
  ),
  mutant(
    'a search finds no phone number',
    finds,
    without(({ customer }) => [customer.phone]),
  ),
  mutant(
    'a search finds no RRN',
    finds,
    without(({ rrn }) => [rrn]),
  ),
  mutant(
    'a search finds no id',
    finds,
    without(({ id }) => [id]),
  ),
  mutant(
    'a search finds no name',
    finds,
    without(({ customer }) => customer.name.split(' ')),
  ),
  mutant(
    'a search finds first names only',
    'positive/search-by-words',
    without(({ customer }) => customer.name.split(' ').slice(1)),
  ),
  mutant('a search finds no reference of a refund', 'positive/search-by-words', {
    searchTerms: (payment) => searchTerms({ ...payment, refunds: [] }),
  }),
  mutant('any word of a search is enough', 'positive/search-by-words', {
    filters: {
      ...filters,
      search: (payment, [text = '']) => {
        const words = text.toLowerCase().split(/\s+/)
        return words.some((word) => searchTerms(payment).some((term) => term.startsWith(word)))
      },
    },
  }),
  mutant('a search finds the middle of a word', 'positive/search-by-words', {
    isFound: (term, word) => term.includes(word),
  }),
  mutant('a search finds whole words only', 'positive/search-by-words', {
    isFound: (term, word) => term === word,
  }),
  mutant('a page has 20 rows', 'positive/list-defaults', { pageSize: (limit) => Number(limit ?? 20) }),
  mutant('a page has 50 rows at most', 'state/pages-keep-their-size', {
    pageSize: (limit) => Math.min(50, Number(limit ?? 25)),
  }),
  mutant('the limit is ignored', 'state/pages-keep-their-size', { pageSize: () => 25 }),
  mutant('the total is that of the page', 'positive/list-defaults', { total: (_all, page) => page }),
  mutant('the total counts one too many', 'state/pages-by-createdAt', { total: (all) => all + 1 }),
  mutant('a page repeats the last row of the one before', 'state/pages-by-createdAt', {
    placeAfter: (last, rows, sort) => placeAfter(last, rows, sort) - 1,
  }),
  mutant('a page skips a row', 'state/pages-by-createdAt', {
    placeAfter: (last, rows, sort) => placeAfter(last, rows, sort) + 1,
  }),
  mutant('the last page is never reached', 'state/pages-by-createdAt', {
    hasMore: (end, count) => end + 40 < count,
  }),
  mutant('a cursor for another order is accepted', 'negative/foreign-cursor', {
    cursorOf: (last) => cursorOf(last, '', {}),
    readCursor: (cursor) => readCursor(cursor, '', {}),
  }),
  mutant('a cursor that nobody wrote begins anew', 'negative/foreign-cursor', () => {
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
  mutant('the order is ignored', 'state/pages-by-amount', { order: () => order('-createdAt') }),
  mutant('amounts are sorted as text', 'state/pages-by-amount', {
    order: (sort) => {
      if (!sort.endsWith('amount')) return order(sort)
      const sign = sort.startsWith('-') ? -1 : 1
      return (a, b) =>
        sign *
        (`${a.amount}` < `${b.amount}` ? -1 : `${a.amount}` > `${b.amount}` ? 1 : order('createdAt')(a, b))
    },
  }),
  mutant('a list without an order begins with the oldest', 'state/pages-by-descending-createdAt', {
    order: (sort) => order(sort === '-createdAt' ? 'createdAt' : sort),
  }),
  mutant(
    'a first day after the last finds nothing',
    'negative/listTransactions-a-first-day-after-the-last-as-merchant',
    {
      isAfter: () => false,
    },
  ),
  mutant('a single day is refused', 'positive/each-filter-alone', { isAfter: (from, to) => from >= to }),
]

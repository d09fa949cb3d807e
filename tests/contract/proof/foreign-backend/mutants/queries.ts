import type { FieldProblem } from '../contract/api-error.ts'
import { dayIn } from '../data/calendar.ts'
import type { Payment } from '../data/store.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { alteringSchema, caughtBy, mutant } from './mutant.ts'

const { filters, order, searchTerms, cursorOf, readCursor } = transactionRules
const utcDay = (instant: number) => dayIn(0, instant)

const without = (isIgnored: (problem: FieldProblem) => boolean): Partial<Rules> => ({
  fieldProblems: (problems) => problems.filter((problem) => !isIgnored(problem)),
})

export const queryMutants: Mutant[] = [
  mutant('the days of filters are UTC days', 'model/filters', {
    filters: {
      ...filters,
      from: ({ createdAt }, [day = '']) => utcDay(createdAt) >= day,
      to: ({ createdAt }, [day = '']) => utcDay(createdAt) <= day,
    },
  }),
  mutant('only the first of several statuses is used', 'model/filters', {
    filters: {
      ...filters,
      status: (payment, [first = '']) => transactionRules.paymentStatus(payment) === first,
    },
  }),
  mutant('the search is case-sensitive', 'model/filters', {
    searchWords: (text) => text.split(/\s+/).filter((word) => word !== ''),
  }),
  mutant('the search ignores the case of ASCII letters only', 'model/filters', {
    searchWords: (text) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()).split(/\s+/),
  }),
  mutant('the search does not find the ids of refunds', 'model/filters', {
    searchTerms: (payment) =>
      searchTerms(payment).filter((term) => payment.refunds.every(({ id }) => id !== term)),
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
  mutant('the sums are of the current page only', 'model/adoption', {
    sums: (_all, page, tax) => transactionRules.sums(page, page, tax),
  }),
  mutant('the sums include test payments', 'model/adoption', { summedUp: (payments) => payments }),
  mutant('the sums leave out test payments where they alone are listed', 'model/filters', {
    summedUp: (payments) => payments.filter(({ isTest }) => !isTest),
  }),
  mutant('a cursor for another sort order is accepted', 'model/filters', {
    cursorOf: (last) => cursorOf(last, '', {}),
    readCursor: (cursor) => readCursor(cursor, '', {}),
  }),
  mutant('a range whose first day is after its last finds nothing', 'model/filters', {
    isAfter: () => false,
  }),
  mutant('only the first two filters are used', 'model/filters', {
    isWanted(payment, query, context) {
      const used = Object.entries(query).filter(([name]) => filters[name])
      return transactionRules.isWanted.call(this, payment, Object.fromEntries(used.slice(0, 2)), context)
    },
  }),
  mutant('cursors are offsets', 'state/pages-while-rows-leave', () => {
    let any = ''
    let index = 0
    return {
      prepared: (store) => {
        any = store.payments[0]?.id ?? ''
      },
      cursorOf: (_last, _sort, query) => {
        const before = Number(query.cursor?.[0]?.slice(4) ?? 0)
        return `from${before + Number(query.limit?.[0] ?? 25)}`
      },
      readCursor: (cursor) => {
        index = Number(cursor.slice(4))
        return /^from\d+$/.test(cursor) ? any : undefined
      },
      indexAfter: () => index,
    }
  }),
  mutant('rows of equal amount are listed newest first in both orders', 'model/filters', {
    order: (sort) =>
      sort.endsWith('amount')
        ? (a: Payment, b: Payment) =>
            (sort.startsWith('-') ? b.amount - a.amount : a.amount - b.amount) || b.createdAt - a.createdAt
        : order(sort),
  }),
  mutant('a trailing space in an id is ignored', 'negative/updatePaymentLink-malformed-ids', {
    readTarget: (target) => target.replace(/(?:%20|\+)+$/, ''),
  }),
  mutant(
    'unknown parameters are ignored',
    'negative/getStats-unknown-parameter-as-merchant',
    without(({ message }) => message === 'is not a known parameter'),
  ),
  ...caughtBy('negative/invalid-filters', {
    '31 February is accepted': alteringSchema('Day', (schema) => Reflect.deleteProperty(schema, 'format')),
    'a limit may be written as 1e1': { wholeNumber: /^(?:0|[1-9]\d*)(?:e\d)?$/ },
  }),
]

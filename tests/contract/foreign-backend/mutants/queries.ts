import type { FieldProblem } from '../contract/api-error.ts'
import { DAY, dayIn, HOUR } from '../data/calendar.ts'
import type { Payment, Store } from '../data/store.ts'
import { transactionRules } from '../rules/transactions.ts'
import type { Rules } from '../rules.ts'
import type { Mutant } from './mutant.ts'
import { mutant } from './mutant.ts'

const { filters, order, searchWords, indexAfter: positionAfter } = transactionRules

/** A SQL LIKE pattern without escaped wildcards. */
const like = (word: string) =>
  new RegExp(
    `^${word
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('%', '.*')
      .replaceAll('_', '.')}`,
    's',
  )

const without = (isIgnored: (problem: FieldProblem) => boolean): Partial<Rules> => ({
  fieldProblems: (problems) => problems.filter((problem) => !isIgnored(problem)),
})

export const queryMutants: Mutant[] = [
  mutant('a percent sign in a search is a wildcard', 'model/filters', {
    isFound: (term, word) => like(word).test(term),
  }),
  mutant('statuses may be separated by commas', 'negative/invalid-filters', {
    readTarget: (target) =>
      target.replaceAll(/(status|method)=([^&]*)/g, (_all, name, values: string) =>
        values
          .split(/,|%2C/i)
          .map((value) => `${name}=${value}`)
          .join('&'),
      ),
  }),
  mutant('an amount of more than 32 bits in a query crashes the server', 'negative/filter-bounds', {
    filters: {
      ...filters,
      minAmount: (payment, values, context) => {
        if (Number(values[0]) > 2 ** 31) throw new Error('out of range')
        return filters.minAmount?.(payment, values, context) ?? true
      },
    },
  }),
  mutant('lastHours is rounded to full hours', 'model/filters', {
    filters: {
      ...filters,
      lastHours: ({ createdAt }, [hours], { now }) =>
        createdAt >= Math.floor((now() - Number(hours) * HOUR) / HOUR) * HOUR,
    },
  }),
  mutant('the total ignores the filters', 'model/filters', () => {
    let count = 0
    return {
      isWanted(payment, query, context) {
        count++
        return transactionRules.isWanted(payment, query, context)
      },
      total: () => {
        const all = count
        count = 0
        return all
      },
    }
  }),
  mutant('cursors are offsets', 'state/pages-while-rows-leave', () => {
    let any = ''
    let index = 0
    return {
      prepared: (store: Store) => {
        any = store.payments[0]?.id ?? ''
        return store
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
  mutant('rows with the same amount as the last row of a page are skipped', 'model/filters', {
    indexAfter: (last, rows, sort) => {
      if (!sort.endsWith('amount')) return positionAfter(last, rows, sort)
      const sign = sort.startsWith('-') ? -1 : 1
      const index = rows.findIndex(({ amount }) => sign * (amount - last.amount) > 0)
      return index < 0 ? rows.length : index
    },
  }),
  mutant('rows of equal amount are listed newest first in both orders', 'model/filters', {
    order: (sort) =>
      sort.endsWith('amount')
        ? (a: Payment, b: Payment) =>
            (sort.startsWith('-') ? b.amount - a.amount : a.amount - b.amount) || b.createdAt - a.createdAt
        : order(sort),
  }),
  mutant('a search ignores accents', 'model/filters', {
    searchWords: (text) => searchWords(text.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  }),
  mutant('the day after the filter to is included', 'model/filters', {
    filters: { ...filters, to: ({ createdAt }, [day = '']) => dayIn(5.5 * HOUR, createdAt - DAY) <= day },
  }),
  mutant('a trailing space in an id is ignored', 'negative/updatePaymentLink-malformed-ids', {
    readTarget: (target) => target.replace(/(?:%20|\+)+$/, ''),
  }),
  mutant(
    'unknown parameters are ignored',
    'negative/getStats-unknown-parameter-as-merchant',
    without(({ message }) => message === 'is not a known parameter'),
  ),
  mutant(
    'the error for an unknown parameter does not name it',
    'negative/getStats-unknown-parameter-as-merchant',
    {
      fieldProblems: (problems) => problems.map(({ message }) => ({ field: '', message })),
    },
  ),
  mutant(
    'a repeated filter is accepted',
    'negative/invalid-filters',
    without(({ message }) => message === 'is given more than once'),
  ),
  mutant(
    'a filter out of bounds is accepted',
    'negative/filter-bounds',
    without(({ field, message }) => message === 'is out of bounds' && field === 'lastHours'),
  ),
  mutant('a limit of 0 is accepted', 'negative/filter-bounds', {
    ...without(({ field, message }) => message === 'is out of bounds' && field === 'limit'),
    pageSize: (limit) => Math.min(100, Math.max(1, Number(limit ?? 25))),
  }),
  mutant('31 February is accepted', 'negative/invalid-filters', {
    contract: (contract) => {
      delete contract.components.schemas.Day?.format
      return contract
    },
  }),
  mutant('a limit may be written as 1e1', 'negative/invalid-filters', {
    wholeNumber: /^(?:0|[1-9]\d*)(?:e\d)?$/,
  }),
]

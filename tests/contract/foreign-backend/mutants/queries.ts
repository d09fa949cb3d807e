import type { FieldProblem } from '../contract/api-error.ts'
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
  mutant('with search, refundStatus is ignored', 'model/filters', {
    isWanted(payment, { refundStatus, ...query }, context) {
      const other = query.search || !refundStatus ? query : { ...query, refundStatus }
      return transactionRules.isWanted(payment, other, context)
    },
  }),
  mutant('a search finds a phone number without its plus sign', 'model/filters', {
    isFound: (term, word) => term.startsWith(word) || term.startsWith(`+${word}`),
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

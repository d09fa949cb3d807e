import type { Mutant } from './mutant.ts'
import { intercepting, onSuccess } from './mutant.ts'

/** Lists with missing, repeated or unsorted rows, and filters that do not work. */
export const lists: Mutant[] = [
  {
    name: 'a page skips a row',
    caughtBy: 'state/pages-by-descending-createdAt',
    breaks: onSuccess('listTransactions', (page, { url }) => ({
      ...page,
      transactions: url.searchParams.has('cursor') ? page.transactions.slice(1) : page.transactions,
    })),
  },
  {
    name: 'a cursor repeats a row',
    caughtBy: 'state/pages-by-amount',
    breaks: (server) => {
      let last: unknown[] = []
      return onSuccess('listTransactions', (page, { url }) => {
        const repeated = url.searchParams.has('cursor') ? last : []
        last = page.transactions.slice(-1)
        return { ...page, transactions: [...repeated, ...page.transactions].slice(0, 100) }
      })(server)
    },
  },
  {
    name: 'cursors are offsets',
    caughtBy: 'state/pages-while-rows-leave',
    breaks: (server) => {
      let refunds = 0
      const counting = intercepting('refundTransaction', ({ send }) => {
        refunds++
        return send()
      })(server)
      return onSuccess('listTransactions', (page, { url }) => ({
        ...page,
        transactions: url.searchParams.has('cursor') ? page.transactions.slice(refunds) : page.transactions,
      }))(counting)
    },
  },
  {
    name: 'the total counts the current page only',
    caughtBy: 'positive/list-defaults',
    breaks: onSuccess('listTransactions', (page) => ({ ...page, total: page.transactions.length })),
  },
  {
    name: 'descending order by amount is ascending',
    caughtBy: 'state/pages-by-descending-amount',
    breaks: intercepting('listTransactions', ({ send, url }) => {
      if (url.searchParams.get('sort') === '-amount') url.searchParams.set('sort', 'amount')
      return send({ url })
    }),
  },
  {
    name: 'the order of equal rows is random',
    caughtBy: 'state/lists-newest-first',
    breaks: (server) => {
      let calls = 0
      return onSuccess('listSettlements', ({ settlements: [first, second, ...rest] }) => {
        calls++
        // Two rows with the same timestamp, whose order needs a tiebreaker.
        const twins = [first, second].map((row) => ({ ...row, createdAt: first?.createdAt }))
        return { settlements: [...(calls % 2 === 0 ? twins : twins.reverse()), ...rest] }
      })(server)
    },
  },
  {
    name: 'links are listed oldest first',
    caughtBy: 'positive/link-list-follows',
    breaks: onSuccess('listPaymentLinks', ({ links }) => ({ links: links.reverse() })),
  },
  {
    name: 'gateways are listed unsorted',
    caughtBy: 'state/gateways-by-priority',
    breaks: onSuccess('listGateways', ({ gateways }) => ({ gateways: gateways.reverse() })),
  },
  ...(['method', 'to', 'minAmount', 'refundStatus'] as const).map(
    (filter): Mutant => ({
      name: `the filter ${filter} is ignored`,
      caughtBy: 'positive/filters-combined',
      breaks: intercepting('listTransactions', ({ send, url }) => {
        url.searchParams.delete(filter)
        return send({ url })
      }),
    }),
  ),
  {
    name: 'the filter lastHours is ignored',
    caughtBy: 'positive/last-hours',
    breaks: intercepting('listTransactions', ({ send, url }) => {
      url.searchParams.delete('lastHours')
      return send({ url })
    }),
  },
  {
    name: 'the search is case-sensitive',
    caughtBy: 'positive/search-finds',
    breaks: intercepting('listTransactions', ({ send, url }) => {
      const search = url.searchParams.get('search') ?? ''
      if (search.includes('@') && search !== search.toLowerCase()) url.searchParams.set('search', 'zzzz')
      return send({ url })
    }),
  },
  {
    name: 'the default limit is 20',
    caughtBy: 'positive/list-defaults',
    breaks: intercepting('listTransactions', ({ send, url }) => {
      if (!url.searchParams.has('limit')) url.searchParams.set('limit', '20')
      return send({ url })
    }),
  },
]

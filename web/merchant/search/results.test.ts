// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { paymentLink } from '../payment-links/payment-link.testing.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { actionEntries, screenEntries } from './actions.ts'
import { resultsFor } from './results.ts'
import { rowEntries } from './rows.ts'

const merchant = { role: 'merchant' } as const
const client = new QueryClient()
client.setQueryData(paymentLinksQuery.queryKey, {
  links: [
    { ...paymentLink, id: 'plink_4', title: 'Stole', url: 'https://pay.kosha.example/l/000004' },
    {
      ...paymentLink,
      id: 'plink_44',
      title: 'Saree',
      url: 'https://pay.kosha.example/l/0000044',
      amount: 1_250_000,
    },
  ],
})

/** Where the first result leads. */
function firstPath(typed: string): string {
  const sources = {
    screens: screenEntries(merchant),
    actions: actionEntries(merchant),
    rows: rowEntries(client),
  }
  const act = resultsFor(typed, sources)[0]?.items[0]?.act
  return act && 'goes' in act ? act.goes : ''
}

test.each([
  ['gst', '/dashboard/books'],
  ['fees', '/dashboard/books'],
  ['invoice', '/dashboard/books'],
  ['statement', '/dashboard/settlements/find'],
  ['₹12,500', '/dashboard/transactions?minAmount=12500&maxAmount=12500'],
  ['https://pay.kosha.example/l/0000044', '/dashboard/links/plink_44'],
  ['Please pay: pay.kosha.example/l/000004.', '/dashboard/links/plink_4'],
])('%s leads to what people mean by it: %s', (typed, path) => expect(firstPath(typed)).toBe(path))

test.each([
  ['viewer', 'Dashboard', paths.dashboard],
  ['admin', 'All merchants', paths.adminDashboard],
] as const)('a %s is offered %s first, and nothing to create', (role, home, path) => {
  const [firstEntry, ...otherEntries] = [...screenEntries({ role }), ...actionEntries({ role })]
  expect(firstEntry).toMatchObject({ name: home, act: { goes: path } })
  expect(otherEntries.filter(({ name }) => /^Create|^Dashboard/.test(name))).toEqual([])
})

test.each(['12,500', '12500', 'Rs 12,500'])('%s finds the rows with that amount', (typed) => {
  const sources = { screens: [], actions: [], rows: rowEntries(client) }
  const names = resultsFor(typed, sources).flatMap(({ items }) => items.map(({ name }) => name))
  expect(names).toContain('Saree')
  expect(names).toContain('Payments of ₹12,500.00')
})

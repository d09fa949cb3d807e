import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { transaction } from './transaction.testing.ts'
import { TransactionDetail } from './transaction-detail.tsx'
import type { Transaction } from './transactions.ts'

function htmlOf(lists: { links: object[]; gateways: object[] }, payment: Partial<Transaction> = {}) {
  const client = createQueryClient()
  client.setQueryData(['payment-links'], { links: lists.links })
  client.setQueryData(['gateways'], { gateways: lists.gateways })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TransactionDetail transaction={{ ...transaction, paymentLinkId: 'plink_1', ...payment }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a payment shows its gateway, and links to its payment link by title', () => {
  const text = htmlOf({
    links: [{ id: 'plink_1', title: 'Handloom saree' }],
    gateways: [{ id: 'gw_1', name: 'Setubandh' }],
  })
  expect(text).toMatch(/href="\/dashboard\/links\/plink_1"[^>]*>Handloom saree</)
  expect(text).toContain('Setubandh')
})

test('the id is shown for anything missing from the lists', () => {
  const text = htmlOf({ links: [], gateways: [] })
  expect(text).toMatch(/>plink_1</)
  expect(text).toContain('gw_1')
})

const nothing = { links: [], gateways: [] }

test('a payment adds up to the paisa', () => {
  const text = htmlOf(nothing, { amount: 100_000, fee: 1999, tax: 360 }).replaceAll(/<[^>]+>/g, ' ')
  expect(text).toMatch(/₹1,000\.00[^₹]+− ₹19\.99[^₹]+− ₹3\.60[^₹]+Net to you[^₹]*= ₹976\.41/)
})

test('a failed payment begins with the reason and the next step', () => {
  const failure = {
    code: 'bank_unavailable',
    source: 'bank',
    reason: 'The bank did not respond.',
    nextStep: 'Ask the customer to try again in half an hour.',
  } as const
  const text = htmlOf(nothing, { status: 'failed', failure })
  expect(text.indexOf(failure.reason)).toBeGreaterThan(0)
  expect(text.indexOf(failure.reason)).toBeLessThan(text.indexOf('Timeline'))
  expect(text).toContain(failure.nextStep)
  expect(text).not.toContain('Net to you')
})

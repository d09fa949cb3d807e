import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { TransactionDetail } from './transaction-detail.tsx'
import type { Transaction } from './transactions.ts'

vi.mock('../../session/token-cookie.ts', () => ({
  tokenCookie: { read: () => null, save: vi.fn(), remove: vi.fn(), isKept: () => false },
}))

const payment: Transaction = {
  id: 'txn_1',
  merchantId: 'mer_1',
  merchantName: 'Tarang',
  amount: 49_900,
  currency: 'INR',
  status: 'success',
  method: 'upi',
  gatewayId: 'gw_1',
  paymentLinkId: 'plink_1',
  customer: { name: 'Meera' },
  fee: 998,
  tax: 180,
  refundedAmount: 0,
  refunds: [],
  events: [],
  createdAt: '2026-11-17T06:00:00Z',
}

function shown(lists: { links: object[]; gateways: object[] }) {
  const client = createQueryClient()
  client.setQueryData(['payment-links'], { links: lists.links })
  client.setQueryData(['gateways'], { gateways: lists.gateways })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TransactionDetail transaction={payment} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a payment shows its gateway, and links to its payment link by title', () => {
  const text = shown({
    links: [{ id: 'plink_1', title: 'Handloom saree' }],
    gateways: [{ id: 'gw_1', name: 'Setubandh' }],
  })
  expect(text).toMatch(/href="\/dashboard\/links\/plink_1\/share"[^>]*>Handloom saree</)
  expect(text).toContain('Setubandh')
})

test('the id is shown for anything missing from the lists', () => {
  const text = shown({ links: [], gateways: [] })
  expect(text).toMatch(/>plink_1</)
  expect(text).toContain('gw_1')
})

import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { transaction } from './transaction.testing.ts'
import { TransactionDetail } from './transaction-detail.tsx'

vi.mock('../../session/token-cookie.ts', () => import('../../session/token-cookie.testing.ts'))

function shown(lists: { links: object[]; gateways: object[] }) {
  const client = createQueryClient()
  client.setQueryData(['payment-links'], { links: lists.links })
  client.setQueryData(['gateways'], { gateways: lists.gateways })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TransactionDetail transaction={{ ...transaction, paymentLinkId: 'plink_1' }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a payment shows its gateway, and links to its payment link by title', () => {
  const text = shown({
    links: [{ id: 'plink_1', title: 'Handloom saree' }],
    gateways: [{ id: 'gw_1', name: 'Setubandh' }],
  })
  expect(text).toMatch(/href="\/dashboard\/links\/plink_1"[^>]*>Handloom saree</)
  expect(text).toContain('Setubandh')
})

test('the id is shown for anything missing from the lists', () => {
  const text = shown({ links: [], gateways: [] })
  expect(text).toMatch(/>plink_1</)
  expect(text).toContain('gw_1')
})

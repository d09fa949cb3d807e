// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { addDays, dayOf, endOf } from '../../format/ist.ts'
import { paymentLink } from '../payment-link.testing.ts'
import type { PaymentLink } from '../payment-links.ts'
import { paymentLinkColumns } from './payment-link-columns.tsx'

vi.mock('../../../session/token-cookie.ts', () => import('../../../session/token-cookie.testing.ts'))

const shown = (more: Partial<PaymentLink>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      {paymentLinkColumns.map(({ id, cell }) => (
        <div key={id}>{cell({ ...paymentLink, ...more })}</div>
      ))}
    </MemoryRouter>,
  )
const inDays = (days: number) => endOf(addDays(dayOf(Date.now()), days))

test.each([
  [0, 'Today'],
  [1, 'Tomorrow'],
  [3, 'In 3 days'],
])('a link that expires in %s calendar days has a badge', (days, words) => {
  expect(shown({ expiresAt: inDays(days) })).toContain(words)
})

test.each([
  ['expires later', { expiresAt: inDays(4) }],
  ['is paid', { expiresAt: inDays(1), status: 'paid' as const }],
  ['never expires', {}],
])('a link that %s has no badge', (_what, more) => {
  expect(shown(more)).not.toMatch(/Today|Tomorrow|In \d+ days/)
})

test('the title of a row is a link that can be reached with the keyboard', () => {
  expect(shown({})).toContain('href="/dashboard/links/plink_1"')
})

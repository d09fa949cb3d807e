// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { paymentLink } from './payment-link.testing.ts'
import { PaymentLinkCells } from './payment-link-row.tsx'
import type { PaymentLink } from './payment-links.ts'

vi.mock('../../session/token-cookie.ts', () => import('../../session/token-cookie.testing.ts'))

const HOUR_MS = 60 * 60 * 1000

const shown = (more: Partial<PaymentLink>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <table>
        <tbody>
          <tr>
            <PaymentLinkCells link={{ ...paymentLink, ...more }} />
          </tr>
        </tbody>
      </table>
    </MemoryRouter>,
  )
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

test.each([
  [20, 'Within 24 hours'],
  [60, 'In 3 days'],
])('a link whose last day is %s hours away has a badge', (hours, words) => {
  expect(shown({ expiresAt: inHours(hours) })).toContain(words)
})

test.each([
  ['expires much later', { expiresAt: inHours(80) }],
  ['is paid', { expiresAt: inHours(20), status: 'paid' as const }],
  ['never expires', {}],
])('a link that %s has no badge', (_what, more) => {
  expect(shown(more)).not.toMatch(/Within 24 hours|In \d+ days/)
})

test('the title of a row is a link that can be reached with the keyboard', () => {
  expect(shown({})).toContain('href="/dashboard/links/plink_1/share"')
})

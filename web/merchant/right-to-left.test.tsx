// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { CustomerPage } from './customers/customer-page.tsx'
import { DetailDrawer } from './dialogs/detail-drawer.tsx'
import { addDays, dayOf, endOf } from './format/ist.ts'
import { paymentLink } from './payment-links/payment-link.testing.ts'
import { paymentLinksQuery } from './payment-links/payment-links.ts'
import { RemindersPage } from './payment-links/reminders/reminders-page.tsx'
import { mountedPage } from './screen/mounted-page.testing.tsx'

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.race([])))

const TITLE = 'ریشمی ساڑھی کی ادائیگی'
const email = 'meera@kaveri.example'
const link = {
  ...paymentLink,
  title: TITLE,
  customer: { name: 'میرا', email, phone: '+910000054321' },
  expiresAt: endOf(addDays(dayOf(Date.now()), 2)),
}

const PAGES: [what: string, page: ReactNode][] = [
  [
    'the head of a panel',
    <DetailDrawer key="panel" title={TITLE} onClose={vi.fn()}>
      {[]}
    </DetailDrawer>,
  ],
  ['reminders', <RemindersPage key="reminders" />],
  ['the links of a customer', <CustomerPage key="customer" />],
]

test.each(PAGES)('a title in Urdu begins on the right in %s', async (_what, page) => {
  const client = createQueryClient()
  client.setQueryData(paymentLinksQuery.queryKey, { links: [link] })
  await mountedPage(
    <Routes>
      <Route path="/customers/:contact" element={page} />
    </Routes>,
    { client, url: `/customers/${email}` },
  )
  const elements = [...document.body.querySelectorAll('a, span, h2')].filter(
    ({ textContent, children }) =>
      children.length === 0 && [TITLE, link.customer.name].includes(textContent.trim()),
  )
  expect(elements).not.toEqual([])
  expect(elements.map((element) => element.getAttribute('dir'))).toEqual(elements.map(() => 'auto'))
})

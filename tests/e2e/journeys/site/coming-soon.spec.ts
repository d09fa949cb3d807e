import { expect } from 'playwright/test'
import { test } from '../../support/public-fixtures.ts'

const pages = {
  '/pricing': ['Pricing', 'Ask for a quote', '/contact-us'],
  '/docs': ['Docs', 'Read the API reference', '/docs/api'],
  '/support': ['Support', 'Read the refund policy', '/refund-policy'],
  '/payments/gateway/gw_1': ['Payment gateway', 'Contact us', '/contact-us'],
  '/payments/status/pay_1': ['Payment status', 'Contact us', '/contact-us'],
} as const

test('each page without content says that it is coming soon', async ({ page, visit }) => {
  for (const [path, [title, link, destination]] of Object.entries(pages)) {
    await visit(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main.getByText('Coming soon', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Kosha`)
    await expect(main.getByRole('link', { name: 'support@kosha.example' })).toBeVisible()
    if (path === '/pricing') {
      await expect(main.getByRole('heading', { name: 'A sample: what the demo charges' })).toBeVisible()
      await expect(main.getByText('UPI 2%, cards 2.1%, net banking 1.9%, wallets 2.2%')).toBeVisible()
    }
    await main.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(destination)
  }
  await test.step('the address of a payment page stays text, whatever it contains', async () => {
    await visit('/payments/status/%3Cimg%20src=x%20onerror=alert(1)%3E')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment status')
  })
})

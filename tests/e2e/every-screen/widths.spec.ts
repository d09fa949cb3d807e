import type { Page } from 'playwright/test'
import { demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { escapeFrom } from '../support/keyboard.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Expects that nothing has to be scrolled sideways at any width. */
async function expectNoOverflow(page: Page, path: string) {
  // On a phone a sheet covers it.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expect.poll(() => overflow(page), { message: `${path} at ${size.width} px` }).toBe(0)
  }
}

test('nothing scrolls horizontally with a name of 120 letters', async ({ page, mock, signIn }) => {
  const long = 'N'.repeat(120)
  const [user] = (await mock.users.all()).filter(({ email }) => email === demoEmail('merchant'))
  await mock.users.update(user?.id ?? '', { name: long, businessName: long })
  const { id } = await mock.transactions.insert({ merchantName: long, customer: { name: long } })
  await signIn('merchant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  for (const path of ['', '/profile', '/gateways', `/transactions/${id}`]) {
    await goTo(page, `/dashboard${path}`)
    await expectNoOverflow(page, path)
  }
  const panel = page.getByRole('dialog', { name: 'Transaction' })
  await expect(panel).toContainText(long)
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: `Account of ${long}` }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeInViewport({ ratio: 1 })
    await expect.poll(() => overflow(page)).toBe(0)
    await escapeFrom(page.getByRole('menu'))
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await test.step('a long title takes two lines of a panel', async () => {
    const title = 'Silk saree with zari border '.repeat(4).trim()
    const link = await mock.paymentLinks.insert({ title })
    await goTo(page, `/dashboard/links/${link.id}`)
    const panel = page.getByRole('dialog', { name: title })
    const head = panel.getByRole('heading', { name: title })
    await expect(panel.getByRole('definition').filter({ hasText: title })).toBeVisible()
    expect((await head.boundingBox())?.height).toBeLessThan(50)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the bar at the bottom leads to every screen', async ({ page, signIn }) => {
    await signIn('merchant')
    const bar = page.getByRole('navigation', { name: 'Merchant area' })
    for (const name of ['Payment links', 'Transactions', 'Settlements', 'Dashboard']) {
      await bar.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(bar.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await bar.getByRole('button', { name: 'More' }).click()
    await bar.getByRole('link', { name: 'Methods' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment methods')
    await expect(bar.getByRole('link', { name: 'Methods' })).toHaveCount(0)
    await bar.getByRole('button', { name: 'More' }).click()
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('button', { name: 'More' })).toBeFocused()
  })
})

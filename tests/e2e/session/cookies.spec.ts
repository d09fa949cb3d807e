import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { signInAs } from '../support/forms.ts'

const warning = 'This browser keeps no cookies: you stay signed in until you close or reload this page.'

test('without cookies, a sign-in lasts until a reload', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Remember me for 30 days')).toBeVisible()
  await expect(page.getByText(warning)).toHaveCount(0)

  await blockCookies(page)
  await page.goto('/login')
  await expect(page.getByText(warning)).toHaveCount(1)
  await expect(page.getByLabel('Remember me')).toHaveCount(0)
  await signInAs(page, 'merchant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.getByRole('link', { name: 'Payment links', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment links')
  await expect(page.getByRole('table')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(warning)).toBeVisible()
})

/** The browser's own setting, except for data stored by other means. */
async function blockCookies(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true })
}

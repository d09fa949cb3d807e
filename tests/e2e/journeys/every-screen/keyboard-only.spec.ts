import type { Locator, Page } from 'playwright/test'
import { DEMO_PASSWORD, demoEmail } from '../../../../mock-server/kosha/demo-accounts.ts'
import { expect, test } from '../../support/fixtures.ts'
import { escapeFrom } from '../../support/keyboard.ts'
import { confirmButton, reviewButton } from '../../support/refund.ts'
import { rowLinks } from '../../support/rows.ts'
import { field, results } from '../../support/search.ts'
import { whileClockStopped } from '../../support/stopped-clock.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a merchant works with the keyboard only', async ({ page, mock }) => {
  const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
  const { keyboard } = page
  await page.clock.install()
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await keyboard.type(demoEmail('merchant'))
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await keyboard.type(DEMO_PASSWORD)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')

  await tabTo(page, page.getByRole('link', { name: 'Create payment link' }))
  await keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await keyboard.type('Atlas, first edition')
  await tabTo(page, page.getByLabel('Amount in ₹'))
  await keyboard.type('1499.50')
  await keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Payment link created successfully')
  await escapeFrom(page.getByRole('dialog', { name: 'Atlas, first edition' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The focus returns a frame after the panel has gone.
  await expect(rowLinks(page).filter({ hasText: 'Atlas, first edition' })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Copy link Atlas, first edition' }))
  await whileClockStopped(page, async () => {
    await keyboard.press('Enter')
    await expect(page.getByText('Copied')).toBeAttached()
  })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:/)

  await keyboard.press('/')
  await expect(field(page)).toBeFocused()
  // The results replace the plain field, which would lose a letter.
  await expect(results(page)).toBeVisible()
  await keyboard.type(id)
  await expect(results(page).getByRole('option').first()).toHaveAttribute('data-highlighted')
  await keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Transaction' })
  await expect(panel).toContainText('₹499.00')
  await tabTo(page, panel.getByRole('button', { name: 'Refund', exact: true }))
  await keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await tabTo(page, reviewButton(question, '₹499.00'))
  await keyboard.press('Enter')
  await tabTo(page, confirmButton(question, '₹499.00'))
  await keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Refund processed successfully')
  await expect(question).toHaveCount(0)
  // Again if needed: the focus may be in the search field, which the first Escape leaves.
  await expect(async () => {
    if (page.url().includes(id)) await keyboard.press('Escape')
    await expect(panel).toHaveCount(0, { timeout: 1000 })
  }).toPass()

  // From the top, past no row of the list.
  await keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Account of Asha Rao' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('menu', { name: 'Account' })).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('status')).toContainText('Logged out successfully')
})

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let pressed = 0; pressed < 80 && !(await isThere()); pressed++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

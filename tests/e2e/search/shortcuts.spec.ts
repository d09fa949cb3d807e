import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { closeFilter, openFilter } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { escapeFrom, expectFocusIn, pressInTurn } from '../support/keyboard.ts'
import { hydrated } from '../support/public-fixtures.ts'
import { field } from '../support/search.ts'

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const loaded = (page: Page) => expect(page.getByRole('row').nth(1)).toBeVisible()

test('g and a letter open each screen, and c creates a payment link', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('merchant')
  await loaded(page)
  for (const [key, name] of [
    ['l', 'Payment links'],
    ['t', 'Transactions'],
    ['s', 'Settlements'],
    ['g', 'Gateways'],
    ['m', 'Payment methods'],
    ['p', 'Profile'],
    ['d', 'Dashboard'],
  ] as const) {
    await pressInTurn(page, 'g', key)
    await expect(heading(page)).toHaveText(name)
  }
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog', { name: 'Create payment link' })).toBeVisible()
})

test('creating a payment link from a filtered list keeps the filters, and the focus returns', async ({
  page,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard/links?status=active' })
  await loaded(page)
  const first = page.getByRole('link', { name: /^Edit/ }).first()
  await first.focus()
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog', { name: 'Create payment link' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard/links/new?status=active')
  await escapeFrom(page.getByRole('dialog'))
  await expect(page).toHaveURL('/dashboard/links?status=active')
  await expect(first).toBeFocused()
})

test("an admin's home is the admin dashboard, and forbidden actions have no shortcut", async ({
  page,
  signIn,
}) => {
  await page.clock.install()
  await signIn('admin', { open: '/dashboard/settlements' })
  await loaded(page)
  await pressInTurn(page, 'g', 'd')
  await expect(page).toHaveURL('/admin/dashboard')

  await signIn('viewer', { open: '/dashboard/links' })
  await loaded(page)
  await page.keyboard.press('c')
  await page.keyboard.press('?')
  await expect(list(page)).toBeVisible()
  await expect(list(page)).not.toContainText('Create payment link')
  await expect(page).toHaveURL('/dashboard/links')
})

test('shortcuts are ignored while typing, choosing or answering a dialog, and with modifiers', async ({
  page,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  await loaded(page)
  await field(page).pressSequentially('gl?c/')
  await page.keyboard.press('Escape')
  await openFilter(page, 'Status')
  await page.keyboard.type('gl')
  await closeFilter(page)
  await page.getByRole('button', { name: 'Account of Asha Rao' }).click()
  await expectFocusIn(page.getByRole('menu'))
  await page.keyboard.type('gl')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page.getByRole('dialog', { name: 'Save this view' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).focus()
  await page.keyboard.type('gl?')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Save this view' })).toBeFocused()
  for (const modified of ['Alt+c', 'Control+/', 'Shift+c']) await page.keyboard.press(modified)
  await expect(page).toHaveURL('/dashboard/transactions?search=gl%3Fc%2F')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // An intended key press works in the same place.
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
})

test('single-key shortcuts can be switched off for this browser; Ctrl K still works', async ({
  page,
  signIn,
}) => {
  await signIn('merchant')
  await field(page).click()
  await field(page).fill('shortcuts')
  await page.getByRole('option', { name: /^Keyboard shortcuts/ }).click()
  const single = list(page).getByRole('switch', { name: /^Single-key shortcuts/ })
  await expect(single).toBeChecked()
  await single.click()
  await expect(single).not.toBeChecked()
  await list(page).getByRole('button', { name: 'Close' }).click()

  await page.reload()
  await loaded(page)
  await expect(page.locator('.search-field kbd')).toHaveText([/Ctrl|⌘/, 'K'])
  await page.keyboard.press('/')
  await page.keyboard.type('?gl')
  await expect(page).toHaveURL('/dashboard')
  await expect(field(page)).not.toBeFocused()
  await page.keyboard.press('Control+k')
  await field(page).fill('single-key')
  await page.keyboard.press('Enter')
  await single.click()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
})

test('the list of shortcuts is accessible, opens with ?, from the account menu and from the search, and the focus returns', async ({
  page,
  signIn,
}) => {
  await test.step('the list of shortcuts is accessible in light and dark', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('merchant', { open: '/dashboard/gateways' })
    await loaded(page)
    await page.keyboard.press('?')
    await expect(list(page)).toBeVisible()
    for (const _state of ['on', 'off']) {
      await expectAccessible(page)
      await list(page).getByRole('switch').click()
    }
  })
  await test.step('the list of shortcuts opens with ?, from the account menu and from the search, and the focus returns', async () => {
    await signIn('merchant')
    await loaded(page)
    const row = page.getByRole('table').getByRole('link').first()
    await row.focus()
    await page.keyboard.press('?')
    await expect(list(page)).toContainText('Transactions')
    await escapeFrom(list(page))
    await expect(row).toBeFocused()

    await page.keyboard.press('Control+k')
    await field(page).fill('shortcuts')
    await page.keyboard.press('Enter')
    await expect(list(page)).toBeVisible()
    await escapeFrom(list(page))
    await expect(row).toBeFocused()

    const account = page.getByRole('button', { name: 'Account of Asha Rao' })
    await account.click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await expect(list(page)).toBeVisible()
    await escapeFrom(list(page))
    await expect(account).toBeFocused()

    // Pages without shortcuts have no shortcut list.
    await page.goto('/about-us')
    await hydrated(page)
    await account.click()
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toHaveCount(0)
  })
})

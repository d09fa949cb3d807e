import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { closeFilter, openFilter } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { escapeFrom, expectFocusIn, pressInTurn } from '../support/keyboard.ts'
import { closeResults, field, searchFor } from '../support/search.ts'

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const loaded = (page: Page) => expect(page.getByRole('row').nth(1)).toBeVisible()

test('shortcuts open screens, and do nothing while the user types', async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('merchant', { open: '/dashboard/links?status=active' })
  await loaded(page)
  await test.step('creating a payment link from a filtered list', async () => {
    const firstEdit = page.getByRole('link', { name: /^Edit/ }).first()
    await firstEdit.focus()
    await page.keyboard.press('c')
    await expect(page.getByRole('dialog', { name: 'Create payment link' })).toBeVisible()
    await expect(page).toHaveURL('/dashboard/links/new?status=active')
    await escapeFrom(page.getByRole('dialog'))
    await expect(page).toHaveURL('/dashboard/links?status=active')
    await expect(firstEdit).toBeFocused()
  })
  await pressInTurn(page, 'g', 't')
  await expect(heading(page)).toHaveText('Transactions')
  await test.step('they are ignored while typing or choosing, and with modifiers', async () => {
    await goTo(page, '/dashboard/profile')
    await page.getByLabel('Your name').fill('')
    await page.keyboard.type('gl?c/')
    await expect(page.getByLabel('Your name')).toHaveValue('gl?c/')
    await expect(page).toHaveURL('/dashboard/profile')
    await goTo(page, '/dashboard/transactions')
    await loaded(page)
    // The results replace the plain field, which would lose a letter.
    await searchFor(page, '')
    await field(page).pressSequentially('gl?c/')
    await closeResults(page)
    await openFilter(page, 'Status')
    await page.keyboard.type('gl')
    await closeFilter(page)
    await page.getByRole('button', { name: 'Account of Asha Rao' }).click()
    await expectFocusIn(page.getByRole('menu'))
    await page.keyboard.type('gl')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    for (const modified of ['Alt+c', 'Control+/', 'Shift+c']) await page.keyboard.press(modified)
    await expect(page).toHaveURL('/dashboard/transactions?search=gl%3Fc%2F')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Again if needed: the closed menu returns the focus a frame later.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(field(page)).toBeFocused({ timeout: 1000 })
    }).toPass()
  })
})

test('single-key shortcuts can be switched off', async ({ page, signIn }) => {
  const single = list(page).getByRole('switch', { name: /^Single-key shortcuts/ })
  const account = page.getByRole('button', { name: 'Account of Asha Rao' })
  const row = page.getByRole('table').getByRole('link').first()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('merchant')
  await loaded(page)
  await test.step('it opens with ? and from the account menu, and the focus returns', async () => {
    await row.focus()
    await page.keyboard.press('?')
    await expect(list(page)).toContainText('Transactions')
    await escapeFrom(list(page))
    await expect(row).toBeFocused()

    await account.click()
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await expect(list(page)).toBeVisible()
    await escapeFrom(list(page))
    await expect(account).toBeFocused()
  })
  await test.step('the list is accessible, and switches off single-key shortcuts', async () => {
    await page.keyboard.press('?')
    await expect(single).toBeChecked()
    await expectAccessible(page)
    await single.click()
    await expect(single).not.toBeChecked()
    await expectAccessible(page)
    await escapeFrom(list(page))
  })
  await test.step('for this browser: Ctrl K still works', async () => {
    await page.reload()
    await loaded(page)
    await expect(page.getByRole('search').locator('kbd')).toHaveText([/Ctrl|⌘/, 'K'])
    await page.keyboard.press('/')
    await page.keyboard.type('?gl')
    await expect(page).toHaveURL('/dashboard')
    await expect(field(page)).not.toBeFocused()
    await searchFor(page, 'single-key')
    await page.keyboard.press('Enter')
    await single.click()
    await escapeFrom(list(page))
    await expect(list(page)).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
  })
})

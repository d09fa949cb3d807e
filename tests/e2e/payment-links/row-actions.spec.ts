import type { Page } from 'playwright/test'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { whileClockStopped } from '../support/stopped-clock.ts'
import { stretchFiveSeconds } from '../support/undo-clock.ts'

const LINKS = '/dashboard/links'
const row = (page: Page, name: RegExp) => page.getByRole('row').filter({ hasText: name })

test.beforeEach(async ({ page, mock }) => {
  await page.clock.install()
  await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_050 })
  await mock.paymentLinks.insert({ title: 'Atlas', amount: 149_950 })
})

test('a double click on Delete deletes nothing at once', async ({ page, mock, signIn }) => {
  await stretchFiveSeconds(page)
  await signIn('merchant', { open: LINKS })
  const deleteAtlas = page.getByRole('button', { name: 'Delete Atlas' })
  await expect(deleteAtlas).toBeVisible()
  // Two clicks then count as a double click, however busy the machine is.
  await whileClockStopped(page, () => deleteAtlas.dblclick())
  await expect(row(page, /^Deleting/)).toHaveText(/^Deleting “Atlas”/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await mock.journal.calls({ operation: 'deletePaymentLink' })).toEqual([])
})

test('on a phone, the actions of a row return the focus', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('merchant', { open: LINKS })
  const menu = page.getByRole('button', { name: 'Actions of Zari border' })
  for (const action of [
    page.getByRole('button', { name: 'Share Zari border' }),
    page.getByRole('link', { name: 'Edit Zari border' }),
  ]) {
    await menu.press('Enter')
    await expect(page.locator(':popover-open').locator('a, button')).toHaveCount(4)
    await expectToFit(page, [360])
    await action.press('Enter')
    await expect(page.locator(':popover-open')).toHaveCount(0)
    await escapeFrom(page.getByRole('dialog'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menu).toBeFocused()
  }
})

test.describe('a row that is being deleted', () => {
  // Disables transitions: their intermediate colours would fail the colour checks.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedInConsole: /status of [45]\d\d/ })

  test('is accessible in both themes', async ({ page, mock, signIn }) => {
    await stretchFiveSeconds(page)
    await mock.faults.next('deletePaymentLink', { status: 503, body: { message: 'We are closed.' } })
    await signIn('merchant', { open: LINKS })
    await page.getByRole('button', { name: 'Delete Zari border' }).click()
    await page.getByRole('button', { name: 'Delete now' }).click()
    await expect(row(page, /Zari border/)).toContainText("Couldn't delete")
    await page.getByRole('button', { name: 'Delete Atlas' }).click()
    await expect(row(page, /^Deleting “Atlas”/)).toContainText(/\d seconds? left/)
    await expect(page.locator('[data-countdown]')).toBeHidden()
    // Rows fade, so their colours are no tokens.
    await expectAccessible(page, { dark: {} })
  })
})

import type { Locator, Page } from 'playwright/test'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { showActions } from '../support/rows.ts'
import { stretchFiveSeconds } from '../support/undo-clock.ts'

const LINKS = '/dashboard/links'
const row = (page: Page, name: RegExp) => page.getByRole('row').filter({ hasText: name })

/** Two clicks then count as a double click, however busy the machine is. */
const stopClock = async (page: Page) =>
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

async function centreOf(control: Locator) {
  // Waits until the control has come to rest.
  await control.click({ trial: true })
  await expect(control).toBeInViewport({ ratio: 1 })
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.beforeEach(async ({ page, mock }) => {
  await page.clock.install()
  await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_050 })
  await mock.paymentLinks.insert({ title: 'Atlas', amount: 149_950 })
})

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 640 })

    test('a double click deletes at most one link', async ({ page, mock, signIn }) => {
      const fiveSecondsPass = await stretchFiveSeconds(page)
      await signIn('merchant', { open: LINKS })
      await test.step('on Delete: nothing irreversible appears under it', async () => {
        await showActions(page, 'Atlas')
        const { x, y } = await centreOf(page.getByRole('button', { name: 'Delete Atlas' }))
        await stopClock(page)
        if (width < 640) {
          await page.touchscreen.tap(x, y)
          await page.touchscreen.tap(x, y)
        } else await page.mouse.dblclick(x, y)
        await expect(row(page, /^Deleting “Atlas”/)).toContainText('seconds left')
        await expect(row(page, /^Deleting/)).toHaveCount(1)
        expect(await page.evaluate(buttonAt, { x, y })).not.toBe('Delete now')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(await mock.journal.calls({ operation: 'deletePaymentLink' })).toEqual([])

        await page.getByRole('button', { name: 'Undo' }).press('Enter')
        await fiveSecondsPass()
        await expect(row(page, /Atlas/)).toContainText('₹1,499.50')
        expect(await mock.journal.calls({ operation: 'deletePaymentLink' })).toEqual([])
      })
      await test.step('on Delete now', async () => {
        await page.clock.resume()
        await showActions(page, 'Atlas')
        await page.getByRole('button', { name: 'Delete Atlas' }).press('Enter')
        const { x, y } = await centreOf(page.getByRole('button', { name: 'Delete now' }))
        await stopClock(page)
        await page.mouse.click(x, y)
        await mock.journal.waitFor('deletePaymentLink')
        await expect(async () => {
          await page.clock.runFor(1)
          await expect(row(page, /Atlas/)).toHaveCount(0, { timeout: 1 })
        }).toPass()
        await page.mouse.click(x, y)
        await expect(row(page, /Zari border/)).toBeVisible()
        await expect(page).toHaveURL(LINKS)
        await expect(row(page, /^Deleting/)).toHaveCount(0)
        expect(await mock.journal.calls({ operation: 'deletePaymentLink' })).toHaveLength(1)
      })
    })
  })
}

/** Runs in the page: the text of the button at a point, if there is one. */
const buttonAt = ({ x, y }: { x: number; y: number }) =>
  document.elementFromPoint(x, y)?.closest('button')?.textContent ?? null

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

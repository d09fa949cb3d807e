import type { Locator } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'

// The browser overrides colours, as Windows does in its contrast themes.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Expects the chosen, current or pressed item to look different from another. */
async function expectToStandOut(chosen: Locator, other: Locator) {
  const lookOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const { backgroundColor, outlineStyle, outlineWidth, borderColor } = getComputedStyle(element)
      return { backgroundColor, outline: `${outlineStyle} ${outlineWidth}`, borderColor }
    })
  await expect.poll(() => lookOf(chosen)).not.toEqual(await lookOf(other))
}

test('in forced colours, chosen, current and pressed items stand out', async ({ page, mock, signIn }) => {
  await mock.transactions.insert({ amount: 49_900, status: 'success' })
  await signIn('merchant', { open: '/dashboard/transactions' })
  await expect(page.getByRole('table')).toBeVisible()

  await test.step('the current screen', async () => {
    const links = page.getByRole('navigation', { name: 'Merchant area' }).getByRole('link')
    await expectToStandOut(links.and(page.locator('[aria-current]')), links.filter({ hasText: 'Dashboard' }))
  })
  await test.step('the current view', async () => {
    const views = page.getByRole('navigation', { name: 'Saved views' }).getByRole('listitem')
    await expectToStandOut(views.filter({ has: page.locator('[aria-current]') }), views.nth(1))
  })
  await test.step('the chosen entry of the search, which is named to screen readers too', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('a')
    const options = page.getByRole('option')
    await expect(options.nth(1)).toBeVisible()
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
    await expectToStandOut(options.and(page.locator('[data-highlighted]')), options.nth(1))
    await page.keyboard.press('Escape')
  })
  await test.step('a selected row', async () => {
    await page.goto('/dashboard/transactions')
    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await rows.first().getByRole('checkbox').check({ force: true })
    await page.mouse.move(0, 0)
    await expectToStandOut(rows.first(), rows.nth(2))
  })
  await test.step('paused updates', async () => {
    const pause = page.getByRole('button', { name: 'Pause updates' })
    await pause.press('Enter')
    await expectToStandOut(pause, page.getByRole('button', { name: 'Refresh' }))
  })
})

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { hold } from '../support/hold.ts'
import { scrollToRow } from '../support/rows.ts'

test('hundreds of transactions are scrolled by every means', async ({ page, signIn }) => {
  const table = page.getByRole('table')
  const rows = page.getByRole('row')
  await signIn('merchant', { open: '/dashboard/transactions' })
  const firstRow = page.getByRole('row').nth(1)
  await expect(firstRow).toHaveAttribute('aria-rowindex', '2')
  await test.step('a jump within a long list ends at its target', async () => {
    // The list measures its first rows before it has its whole height.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeGreaterThan(1500)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect(firstRow).not.toHaveAttribute('aria-rowindex', '2')
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(1500)
  })
  await test.step('rows loaded at the end of a long list do not move the view', async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const end = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return scrollY
    })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeGreaterThan(height + 1000)
    expect(await page.evaluate(() => scrollY)).toBe(end)
  })
  await test.step('the total number is announced, and few rows are in the document', async () => {
    expect(Number(await table.getAttribute('aria-rowcount'))).toBeGreaterThan(400)
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 4000)
        return Number(await rows.last().getAttribute('aria-rowindex'))
      })
      .toBeGreaterThan(160)
    expect(await rows.count()).toBeLessThan(60)
  })
  await test.step('the keyboard reaches the next rows too', async () => {
    await goTo(page, '/dashboard/transactions')
    // With ten more rows to go than are loaded.
    await expect(page.getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2')
    const fortieth = await scrollToRow(page, 40)
    await fortieth.focus()
    await expect(fortieth).toBeFocused()
    // Users press a key only after the next row has been rendered.
    const rowBelow = page.locator('tr:has(:focus) + tr[aria-rowindex]')
    // Each row has three controls: its checkbox, its link, and the copy button of its id.
    for (let pressed = 0; pressed < 3 * 13; pressed += 1) {
      await page.keyboard.press('Tab')
      await expect(rowBelow).toBeAttached()
    }
    const focused = page.getByRole('row').filter({ has: page.locator(':focus') })
    await expect(focused).toHaveAttribute('aria-rowindex', '54')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible()
  })
})

const POSITION = 900

test('going back to a long list restores its position', async ({ page, signIn }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.clock.install()
  await signIn('merchant', { open: '/dashboard/transactions' })
  await scrollAndLeave(page)
  await page.goBack()
  await expect(heading).toHaveText('Transactions')
  await expect.poll(() => scrolled(page)).toBe(POSITION)

  await scrollAndLeave(page)
  // The list is cached until then, for going back.
  await page.clock.fastForward('30:00')
  const release = await hold(page, /\/api\/payments\/transactions/)
  await page.goBack()
  await expect(heading).toHaveText('Transactions')
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(0)
  release()
  await expect.poll(() => scrolled(page)).toBe(POSITION)
})

async function scrollAndLeave(page: Page) {
  await expect(page.getByRole('table').getByRole('link').nth(5)).toBeVisible()
  // Again until the list has its whole height: it measures its first rows before.
  await expect
    .poll(() =>
      page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), POSITION).then(() => scrolled(page)),
    )
    .toBe(POSITION)
  await page.getByRole('link', { name: 'Gateways' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gateways')
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

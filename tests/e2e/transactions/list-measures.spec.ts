import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { measurements, measurePainting } from '../support/painting.ts'
import { rowLinks } from '../support/rows.ts'

/** In the window and above the bar at the bottom; runs in the page. */
function rowsInView() {
  const bar = document.querySelector('nav:has([popover])')?.getBoundingClientRect()
  const end = bar && bar.height > 0 ? bar.top : innerHeight
  const rows = [...document.querySelectorAll('tbody tr:has(.row-link)')].map((row) =>
    row.getBoundingClientRect(),
  )
  const inView = rows.filter(({ top, bottom }) => top >= 0 && bottom <= end)
  return { first: rows[0]?.top ?? Number.NaN, height: rows[0]?.height, count: inView.length }
}

async function measured(page: Page) {
  await expect(rowLinks(page).first()).toBeVisible()
  return await page.evaluate(rowsInView)
}

/** The narrowest and the widest screens, and one on which sums once wrapped as they loaded. */
const loads = [
  { list: 'settlements', width: 360 },
  { list: 'settlements', width: 768 },
  { list: 'links', width: 768 },
  { list: 'links', width: 1440 },
  { list: 'transactions', width: 360 },
  { list: 'transactions', width: 1440 },
] as const

test('lists are dense, and do not shift while they load', async ({ page, signIn }) => {
  await measurePainting(page)
  for (const { list, width } of loads)
    await test.step(`the list of ${list} at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: width === 1440 ? 900 : 740 })
      await signIn('merchant', { open: `/dashboard/${list}` })
      await measured(page)
      expect((await page.evaluate(measurements)).shift).toBeLessThanOrEqual(0.02)
    })
  for (const list of ['settlements', 'links', 'transactions']) {
    await goTo(page, `/dashboard/${list}`)
    await test.step(`the list of ${list} on a phone, with at least six rows of two lines`, async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await expect.poll(async () => (await measured(page)).height).toBe(64)
      expect((await measured(page)).count).toBeGreaterThanOrEqual(6)
    })
    await test.step('on a desk', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect.poll(async () => (await measured(page)).height).toBe(44)
      // A higher window gets its further rows in the frames after.
      await expect.poll(async () => (await measured(page)).count).toBeGreaterThanOrEqual(14)
      expect((await measured(page)).first).toBeLessThanOrEqual(250)
    })
  }
  await test.step('with compact rows, which are remembered', async () => {
    await page.getByRole('button', { name: 'Columns and density' }).click()
    await page.getByLabel('Compact rows').check()
    await escapeFrom(page.getByRole('dialog'))
    await expect.poll(async () => (await measured(page)).count).toBeGreaterThanOrEqual(18)
    await page.reload()
    expect((await measured(page)).height).toBe(36)
  })
})

test('no amount is cut off, and columns scroll under it', async ({ page, mock, signIn }) => {
  await mock.transactions.insert({ amount: 99_999_999_999_900, status: 'success' })
  await page.setViewportSize({ width: 1440, height: 800 })
  await signIn('merchant', { open: '/dashboard/transactions?sort=-amount' })
  const amount = rowLinks(page).first()
  await test.step('an amount of twelve digits is not cut off', async () => {
    await expect(amount).toContainText('₹9,99,99,99,99,999.00')
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(amount).toBeVisible()
      await expect.poll(() => amount.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0)
    }
  })
  await test.step('all chosen columns are shown', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Columns and density' }).click()
    for (const name of ['RRN', 'Payment link', 'Gateway', 'Settlement'])
      await page.getByRole('checkbox', { name, exact: true }).check()
    await escapeFrom(page.getByRole('dialog'))

    const settlement = page.getByRole('columnheader', { name: 'Settlement' })
    const settled = page.getByRole('cell', { name: /setl_/ }).first()
    await expect(page.getByRole('columnheader', { name: 'Transaction ID' })).toBeAttached()
    await expect(settlement).not.toBeInViewport()
    const before = await amount.boundingBox()
    await page.locator('tbody').evaluate((rows) => rows.scrollTo(rows.scrollWidth, 0))
    await expect(settlement).toBeInViewport({ ratio: 1 })
    expect(await amount.boundingBox()).toEqual(before)
    expect((await settled.boundingBox())?.x).toBe((await settlement.boundingBox())?.x)
    await page.locator('thead').evaluate((head) => head.scrollTo(0, 0))
    await expect(settled).not.toBeInViewport()
    // The page itself stays.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    await page.evaluate(() => scrollTo(0, 900))
    await expect.poll(async () => (await page.locator('thead').boundingBox())?.y).toBe(56)
  })
})

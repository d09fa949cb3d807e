import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { rowIds, rowLinks as rows, scrollToRow } from '../support/rows.ts'

async function rightEdge(part: Locator) {
  const box = await part.boundingBox()
  return (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Transaction' })

/** The list lays out its rows again in the frames after a change of width. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

test('the details are a drawer, and keys lead through the rows', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('merchant', { open: '/dashboard/transactions' })
  const thirdRow = rows(page).nth(2)
  await expect(thirdRow).toBeVisible()
  const close = async () => {
    await panel(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(panel(page)).toHaveCount(0)
  }
  for (const [width, drawer] of [
    [1280, 432],
    [640, 480],
  ] as const) {
    await test.step(`a drawer at ${width} pixels, and the list stays usable and in place`, async () => {
      await resize(page, { width, height: 800 })
      const before = await thirdRow.boundingBox()
      await rows(page).first().click()
      await expect(panel(page)).toContainText('Customer')
      await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(width - drawer)
      expect(await panel(page).boundingBox()).toMatchObject({ y: 56, width: drawer, height: 744 })
      expect(await thirdRow.boundingBox()).toEqual(before)
      if (width >= 1280) {
        for (const part of [
          page.getByRole('table'),
          page.getByRole('button', { name: 'Export CSV' }),
          page.getByRole('button', { name: 'Columns and density' }),
        ])
          expect(await rightEdge(part)).toBeLessThanOrEqual(width - drawer)
      }
      const [, , id] = await rowIds(page)
      // The part of the row that is visible beside the drawer.
      await page
        .getByRole('row')
        .nth(3)
        .click({ position: { x: 64, y: 22 } })
      await expect(page).toHaveURL(`/dashboard/transactions/${id}`)
      await close()
    })
  }
  await test.step('on a phone a sheet above the list', async () => {
    await resize(page, { width: 390, height: 844 })
    await rows(page).first().click()
    await expect(panel(page)).toContainText('Customer')
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 36, width: 390, height: 808 })
    await close()
  })
  await test.step('J and K lead to the next and the previous row', async () => {
    await resize(page, { width: 1280, height: 800 })
    await goTo(page, '/dashboard/transactions?status=success')
    await expect(rows(page).nth(3)).toBeVisible()
    const ids = await rowIds(page)
    const at = (index: number) =>
      expect(page).toHaveURL(`/dashboard/transactions/${ids[index]}?status=success`)
    await rows(page).first().click()
    await expect(panel(page).getByText(/^1 of \d/)).toBeVisible()
    await page.keyboard.press('j')
    await at(1)
    await test.step('also if they are pressed faster than the panel follows', async () => {
      for (let pressed = 0; pressed < 6; pressed++) await page.keyboard.press('j')
      await at(7)
      for (let pressed = 0; pressed < 6; pressed++) await page.keyboard.press('k')
      await at(1)
      await expect(panel(page)).toContainText(ids[1] ?? '')
    })
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(rows(page).nth(1)).toBeFocused()
    // Back leads out of the panel, not through its rows.
    await page.goBack()
    await expect(page).toHaveURL('/dashboard/transactions?status=success')

    await test.step('the list follows to rows that are not loaded yet', async () => {
      const fortieth = await scrollToRow(page, 40)
      await fortieth.click()
      await expect(panel(page).getByText('40 of')).toBeVisible()
      for (let index = 41; index <= 54; index += 1) {
        await page.keyboard.press('j')
        await expect(panel(page).getByText(`${index} of`)).toBeVisible()
      }
      await expect(page.locator('tr:has([aria-current="page"])')).toBeInViewport()
    })
  })
})

import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { rowIds, rowLinks as rows } from '../support/rows.ts'

async function rightEdge(part: Locator) {
  const box = await part.boundingBox()
  return (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Transaction' })

test('the details are a drawer, on a phone a sheet, and the list stays usable and in place', async ({
  page,
  signIn,
}) => {
  await test.step('the details are a drawer, and the list stays usable and in place', async () => {
    for (const [width, drawer] of [
      [640, 480],
      [1024, 480],
      [1280, 432],
      [1440, 480],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await signIn('merchant', { open: '/dashboard/transactions' })
      const third = rows(page).nth(2)
      await expect(third).toBeVisible()
      const before = await third.boundingBox()
      await rows(page).first().click()
      await expect(panel(page)).toContainText('Customer')
      await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(width - drawer)
      expect(await panel(page).boundingBox()).toMatchObject({ y: 56, width: drawer, height: 744 })
      expect(await third.boundingBox()).toEqual(before)
      if (width >= 1280) {
        for (const part of [
          page.getByRole('table'),
          page.getByRole('button', { name: 'Export CSV' }),
          page.getByRole('button', { name: 'Columns and density' }),
        ])
          expect(await rightEdge(part)).toBeLessThanOrEqual(width - drawer)
      }
      const [, , id] = await rowIds(page)
      // What is in view of the row beside the drawer.
      await page
        .getByRole('row')
        .nth(3)
        .click({ position: { x: 64, y: 22 } })
      await expect(page).toHaveURL(`/dashboard/transactions/${id}`)
    }
  })
  await test.step('on a phone the details are a sheet above the list', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn('merchant', { open: '/dashboard/transactions' })
    await rows(page).first().click()
    await expect(panel(page)).toContainText('Customer')
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 36, width: 390, height: 808 })
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toHaveCount(0)
  })
})

test('J and K, and two buttons, lead to the next and the previous row', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions?status=success' })
  await expect(rows(page).nth(3)).toBeVisible()
  const ids = await rowIds(page)
  const at = (index: number) => expect(page).toHaveURL(`/dashboard/transactions/${ids[index]}?status=success`)
  await rows(page).first().click()
  await expect(panel(page).getByText(/^1 of \d/)).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Previous row' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('j')
  await at(1)
  await page.keyboard.press('j')
  await at(2)
  await expect(panel(page)).toContainText(ids[2] ?? '')
  await page.keyboard.press('k')
  await at(1)
  await panel(page).getByRole('button', { name: 'Next row' }).click()
  await at(2)
  await panel(page).getByRole('button', { name: 'Previous row' }).click()
  await at(1)
  await test.step('also if they are pressed faster than the panel follows', async () => {
    for (let pressed = 0; pressed < 10; pressed++) await page.keyboard.press('j')
    await at(11)
    for (let pressed = 0; pressed < 10; pressed++) await page.keyboard.press('k')
    await at(1)
    await expect(panel(page)).toContainText(ids[1] ?? '')
  })
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(rows(page).nth(1)).toBeFocused()
  // Back leads out of the panel, not through its rows.
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/transactions?status=success')
})

test('the list follows to rows that are not loaded yet', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  await expect(rows(page).first()).toBeVisible()
  const fortieth = page.locator('tr[aria-rowindex="41"]').getByRole('link')
  await expect(async () => {
    await page.mouse.wheel(0, 400)
    await expect(fortieth).toBeInViewport({ timeout: 500 })
  }).toPass()
  await fortieth.click()
  await expect(panel(page).getByText('40 of')).toBeVisible()
  for (let index = 41; index <= 60; index += 1) {
    await page.keyboard.press('j')
    await expect(panel(page).getByText(`${index} of`)).toBeVisible()
  }
  await expect(page.locator('tr:has([aria-current="page"])')).toBeInViewport()
})

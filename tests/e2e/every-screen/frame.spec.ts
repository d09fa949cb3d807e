import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { field } from '../support/search.ts'

const bar = (page: Page) => page.getByRole('banner')
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Merchant area' })
const loaded = (page: Page) => expect(page.getByRole('row').nth(1)).toBeVisible()

test('the bar is 56 px high and stays at the top', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  await loaded(page)
  await page.evaluate(() => scrollTo(0, 9))
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 57 })
  await test.step('its menus are in one line with the search from 1024 px on', async () => {
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(bar(page).getByRole('button', { name: 'Products' })).toBeHidden()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(bar(page).getByRole('button', { name: 'Products' })).toBeVisible()
    expect((await field(page).boundingBox())?.width).toBeGreaterThan(240)
  })
  await test.step('a list uses the screen, and the footer is one line', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await goTo(page, '/dashboard/settlements')
    await loaded(page)
    expect((await page.getByRole('table').boundingBox())?.width).toBeGreaterThanOrEqual(1500)
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThan(60)
  })
})

test('the rail names the business, and is remembered when collapsed', async ({ page, mock, signIn }) => {
  await signIn('merchant')
  const rail = navigation(page)
  await expect(rail).toContainText('Tarang Textiles')
  await expect(rail).toContainText('merchant')
  await expect(rail).toContainText('Live')
  const width = async () => (await rail.boundingBox())?.width
  expect(await width()).toBe(232)
  await rail.getByRole('button', { name: 'Collapse navigation' }).click()
  await expect.poll(width).toBe(56)
  await page.reload()
  await expect(rail.getByRole('button', { name: 'Expand navigation' })).toBeVisible()
  expect(await width()).toBe(56)
  await rail.getByRole('link', { name: 'Settlements' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlements')

  for (const { id } of await mock.gateways.all()) await mock.gateways.update(id, { mode: 'test' })
  await page.reload()
  await expect(rail).toContainText('Test mode')
})

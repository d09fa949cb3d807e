import { expect, test } from 'playwright/test'
import { hydrated } from '../support/public-fixtures.ts'

test('the sections of an exported page cost no scripts', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => element.setAttribute('data-printed', ''))
  // The application is not running yet.
  const about = page.waitForRequest(/\/about-page-/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).hover()
  await about
  await hydrated(page)
  expect(asked.filter((url) => url.includes('-sections'))).toEqual([])
  await expect(heading).toHaveAttribute('data-printed')
  await expect(page.getByRole('heading', { name: 'Everything from day one' })).toBeAttached()

  await page.getByRole('contentinfo').getByRole('link', { name: 'UPI Payments' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UPI Payments')
  await page.getByRole('banner').getByRole('link', { name: 'Kosha' }).click()
  await expect(page.getByRole('heading', { name: 'Everything from day one' })).toBeAttached()
  expect(asked.filter((url) => url.includes('landing-sections'))).toHaveLength(1)
})

test('a page applies its part of the style sheet, then all of it', async ({ page }) => {
  await test.step('a page without interaction applies only its part of the style sheet', async () => {
    await page.goto('/')
    const sheet = page.locator('head > link[href^="/assets/styles-"]')
    await expect(sheet).toHaveAttribute('media', 'print')
    await hydrated(page)
    await expect(sheet.last()).toHaveAttribute('media', 'all')
  })
  await test.step('the rest of the style sheet is applied once the application runs, even if its first request failed', async () => {
    await page.route('**/assets/styles-*.css', (route) => route.abort(), { times: 1 })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/styles-'))
    await page.goto('/')
    await failed
    const sheet = page.locator('head > link[href^="/assets/styles-"]')
    await expect(sheet).toHaveCount(0)
    await hydrated(page)
    await expect(sheet).toHaveAttribute('media', 'all')
  })
})

test('the home page looks the same with its part of the style sheet', async ({ page }) => {
  const positions = () =>
    // A closed dialog waits for the rest.
    Array.from(document.querySelectorAll('body :not(dialog, dialog *)'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize, fontWeight, borderTopWidth, opacity } =
        getComputedStyle(element)
      return [
        element.tagName,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        fontSize,
        fontWeight,
        borderTopWidth,
        opacity,
      ].join(' ')
    })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/assets/styles-*.css', (route) => route.abort())
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const before = await page.evaluate(positions)
    await page.unroute('**/assets/styles-*.css')
    const sheet = await page.locator('script[data-sheet]').getAttribute('data-sheet')
    await page.addStyleTag({ url: `${sheet}?whole` })
    expect(await page.evaluate(positions)).toEqual(before)
  }
})

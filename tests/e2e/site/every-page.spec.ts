import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { publicPages } from '../../hosts/paths.ts'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { hold } from '../support/hold.ts'
import { measurements, measurePainting } from '../support/painting.ts'
import { hydrated, test } from '../support/public-fixtures.ts'
import { expectLargeText } from './large-text.ts'

/** The API reference repeats a few kinds of parts; checking them all takes minutes, so one of each kind is checked. */
const REFERENCE = 'header, #contents, #getting-started, #rate-limits, #deletePaymentLink, #Refund'

const named: Record<string, string[]> = {
  'the home page and the products': ['/', '/about-us', '/upi-payments', '/contact-us'],
  'the terms and policies': [
    '/terms',
    '/privacy-policy',
    '/refund-policy',
    '/grievance-redressal',
    '/security',
  ],
  'the API reference': ['/docs/api'],
  accounts: ['/login', '/register', '/forgot-password', '/reset-password/abc'],
  'the guides': publicPages.filter((path) => path.startsWith('/docs/') && path !== '/docs/api'),
}
const areas = {
  ...named,
  'the other pages': [
    ...publicPages.filter((path) => !Object.values(named).flat().includes(path)),
    '/payments/gateway/gw_1',
    '/payments/status/pay_1',
  ],
}

/** The other pages are columns of the same text at this width. */
const ON_A_PHONE = ['/', '/contact-us']

/** One of each template, since the others have the same colours. */
const IN_THE_DARK = [
  '/',
  '/about-us',
  '/upi-payments',
  '/contact-us',
  '/terms',
  '/pricing',
  '/docs',
  '/docs/api',
  '/docs/errors',
  '/docs/webhooks',
  '/login',
]

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1024, height: 900 }

// Disables transitions: their intermediate colours would fail the colour checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [area, paths] of Object.entries(areas)) {
  test(`${area}: no page shifts, each is accessible and whole`, async ({ page }) => {
    await measurePainting(page)
    for (const path of paths)
      await test.step(path, async () => {
        await openStill(page, path, PHONE)
        if (ON_A_PHONE.includes(path)) await expectAccessible(page)
        if (path.startsWith('/docs')) expect(await page.evaluate(smallLinks)).toEqual([])
        await expectLargeText(page)

        await openStill(page, path, DESK)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('[href="#"], [href=""], [href^="javascript"]')).toHaveCount(0)
        await expectAccessible(page, {
          ...(IN_THE_DARK.includes(path) && { dark: { width: 1920 } }),
          ...(path === '/docs/api' && { part: REFERENCE }),
        })
        await expectToFit(page, [1920, 1280, 1024, 768, 390, 320])
      })
  })
}

/** Runs in the page: links outside sentences that are too small for a finger. */
function smallLinks(): string[] {
  return [...document.querySelectorAll('main a')].flatMap((link) => {
    const around = link.closest('p, dd, td, li, th, dt')?.textContent.trim()
    const isInSentence = getComputedStyle(link).display === 'inline' && around !== link.textContent.trim()
    const { width, height } = link.getBoundingClientRect()
    return link.checkVisibility() && !isInSentence && Math.min(width, height) < 24 ? link.textContent : []
  })
}

/** Opens a page in a window of this size: nothing shifts while it loads. */
async function openStill(page: Page, path: string, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await hydrated(page)
  await expect(page.getByText('Loading')).toHaveCount(0)
  const { shift, paintsByScript } = await page.evaluate(measurements)
  expect(shift).toBe(0)
  // The shell of guarded pages is empty until the application renders.
  if (publicPages.includes(path)) expect(paintsByScript).toEqual([])
}

for (const { path, needs } of [
  { path: '/', needs: 'page-end' },
  { path: '/docs/api', needs: 'validation' },
  { path: '/docs/api#refundTransaction', needs: 'page-end' },
]) {
  test(`${path} appears all at once, even on a slow machine`, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await measurePainting(page)
    await page.addInitScript((id) => {
      requestAnimationFrame(() => {
        document.documentElement.dataset.firstFrame = document.getElementById(id) ? 'whole' : 'in part'
      })
    }, needs)
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'whole')
    expect((await page.evaluate(measurements)).shift).toBe(0)
  })
}

test('a font that arrives late is left for the next page', async ({ page }) => {
  await measurePainting(page)
  const release = await hold(page, '**/*.woff2')
  await page.goto('/docs/idempotency', { waitUntil: 'commit' })
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
  release()
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('link[href^="/assets/styles-"]')).toHaveAttribute('media', 'print')
  await hydrated(page)
  await expect(page.locator('link[href^="/assets/styles-"]').last()).toHaveAttribute('media', 'all')
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect((await page.evaluate(measurements)).shift).toBe(0)
})

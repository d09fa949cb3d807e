import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { measurements, measurePainting } from '../support/painting.ts'

/** Of all that moves without being touched, until the first screen is complete. */
const MAX_SHIFT = 0.02

test.beforeEach(({ page }) => measurePainting(page))

const lists = ['stats', 'transactions', 'settlements', 'links', 'gateways']

/** On which nothing else needs attention. */
const ORDINARY_DAY = '2026-11-26T07:30:00Z'
// On this Saturday a settlement has failed, and the next one waits for a weekend.
const CROWDED_DAY = '2026-12-26T08:31:00Z'

test('nothing on the dashboard moves, whichever list arrives last @phone', async ({ page, signIn }) => {
  // On a phone, those with panels above others.
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768
  for (const last of isNarrow ? ['stats', 'settlements'] : lists) {
    const release = await hold(page, new RegExp(`/api/payments/${last}(\\?|$)`))
    await signIn('merchant')
    await loadedWith(page, release)
    expect((await page.evaluate(measurements)).shift, last).toBeLessThanOrEqual(MAX_SHIFT)
    await page.unrouteAll()
  }
})

test('nothing on the dashboard moves on a day with much to say @phone', async ({ page, mock, signIn }) => {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768
  const clock = isNarrow ? ORDINARY_DAY : CROWDED_DAY
  await mock.scenario('settlement-failed', { clock })
  await mock.settlements.insert({ status: 'failed' })
  await page.clock.setFixedTime(clock)
  const release = await hold(page, /\/api\/payments\/settlements(\?|$)/)
  await signIn('merchant')
  await loadedWith(page, release)
  await expect(page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem')).toHaveCount(2)
  expect((await page.evaluate(measurements)).shift).toBeLessThanOrEqual(MAX_SHIFT)
})

async function loadedWith(page: Page, release: () => void) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  release()
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('slider')).toHaveCount(1)
  // Shifts are reported with the frame in which they occur.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

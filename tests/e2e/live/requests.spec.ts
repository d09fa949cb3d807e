import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { readsOf, stopClock } from '../support/live.ts'

const A_MINUTE_MS = 60_000

const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('a tab polls only while it is visible and online', async ({ page, context, signIn }) => {
  await page.clock.install()
  await signIn('merchant', { open: '/dashboard/settlements' })
  await expect(page.getByText(/^Updated/)).toBeVisible()
  await stopClock(page)
  const reads = readsOf(page)
  await test.step('a hidden tab does not poll, and does at once when visible', async () => {
    await show(page, 'hidden')
    await page.clock.runFor(A_MINUTE_MS)
    expect(reads).toEqual([])
    const response = page.waitForResponse('**/api/payments/settlements')
    await show(page, 'visible')
    await response
  })
  await test.step('an offline tab does not poll', async () => {
    await context.setOffline(true)
    reads.length = 0
    await page.clock.runFor(A_MINUTE_MS)
    expect(reads).toEqual([])
  })
})

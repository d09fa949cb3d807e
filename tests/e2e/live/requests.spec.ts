import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { readsOf, stopClock } from '../support/live.ts'

const TWO_MINUTES_MS = 120_000
/** One every 12 s, and a few more where two tabs are due at once. */
const MOST_PER_TWO_MINUTES = 14

const STEP_MS = 2000

/** Lets time pass in all tabs, which share a clock; the tab that polls holds the lock until the others are told. */
async function pass(page: Page, ms: number) {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS)
    await page.evaluate(() => navigator.locks.request('live ["settlements"]', () => undefined))
  }
}

const show = (tab: Page, state: 'hidden' | 'visible') =>
  tab.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('two visible tabs ask as often as one', async ({ page, context, signIn }) => {
  await page.clock.install()
  await signIn('merchant', { open: '/dashboard/settlements' })
  const other = await context.newPage()
  await other.goto('/dashboard/settlements')
  const tabs = [page, other]
  for (const tab of tabs) await expect(tab.getByText(/^Updated/)).toBeVisible()
  await stopClock(page)
  const reads = tabs.map(readsOf)
  const readsWithin = async (ms: number) => {
    for (const each of reads) each.length = 0
    await pass(page, ms)
    return reads.flat()
  }
  await test.step('two visible tabs ask as often as one', async () => {
    const all = await readsWithin(TWO_MINUTES_MS)
    expect(all.length).toBeGreaterThanOrEqual(TWO_MINUTES_MS / 15_000)
    expect(all.length).toBeLessThanOrEqual(MOST_PER_TWO_MINUTES)
  })
  await test.step('hidden tabs ask nothing, and at once when they are shown', async () => {
    for (const tab of tabs) await show(tab, 'hidden')
    expect(await readsWithin(TWO_MINUTES_MS / 2)).toEqual([])
    const shown = page.waitForResponse('**/api/payments/settlements')
    await show(page, 'visible')
    await shown
  })
  await test.step('offline tabs ask nothing', async () => {
    await show(other, 'visible')
    // The requests of the other tab when it is shown are answered before.
    await pass(page, STEP_MS)
    await context.setOffline(true)
    expect(await readsWithin(TWO_MINUTES_MS / 2)).toEqual([])
    await context.setOffline(false)
  })
})

import type { Page } from 'playwright/test'
import type { Fixtures } from '../support/fixtures.ts'
import { expect, test } from '../support/fixtures.ts'
import { readsOf, stopClock } from '../support/live.ts'

const TEN_MINUTES_MS = 600_000
/** One every 12 s, and a few more where two tabs are due at once. */
const MOST_PER_TEN_MINUTES = 60

/** Eight times as long as visible tabs wait. */
const TWO_MINUTES_MS = 120_000

/** Lets time pass in all tabs, which share a clock; whoever asks holds the lock until the others are told. */
async function pass([page]: Page[], ms: number) {
  const STEP_MS = 2000
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await page?.clock.runFor(STEP_MS)
    await page?.evaluate(() => navigator.locks.request('live ["settlements"]', () => undefined))
  }
}

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await expect(tab.getByText(/^Updated/)).toBeVisible()
  return tab
}

async function threeTabs({ page, signIn }: Pick<Fixtures, 'signIn'> & { page: Page }): Promise<Page[]> {
  await page.clock.install()
  await signIn('merchant', { open: '/dashboard/settlements' })
  await expect(page.getByText(/^Updated/)).toBeVisible()
  const others = [
    await openTab(page, '/dashboard/settlements'),
    await openTab(page, '/dashboard/settlements'),
  ]
  const tabs = [page, ...others]
  await stopClock(page)
  return tabs
}

const hide = (tab: Page) =>
  tab.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('three visible tabs ask as often as one', async ({ page, signIn }) => {
  const tabs = await threeTabs({ page, signIn })
  const reads = tabs.map(readsOf)
  await pass(tabs, TEN_MINUTES_MS)
  const all = reads.flat()
  expect(all.length).toBeGreaterThanOrEqual(TEN_MINUTES_MS / 15_000)
  expect(all.length).toBeLessThanOrEqual(MOST_PER_TEN_MINUTES)
})

test('hidden tabs ask nothing, and at once when they are shown', async ({ page, signIn }) => {
  const tabs = await threeTabs({ page, signIn })
  for (const tab of tabs) await hide(tab)
  const reads = tabs.map(readsOf)
  await pass(tabs, TWO_MINUTES_MS)
  expect(reads.flat()).toEqual([])
  const shown = page.waitForRequest('**/api/payments/settlements')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await shown
})

test('offline tabs ask nothing', async ({ page, context, signIn }) => {
  const tabs = await threeTabs({ page, signIn })
  await context.setOffline(true)
  const reads = tabs.map(readsOf)
  await pass(tabs, TWO_MINUTES_MS)
  expect(reads.flat()).toEqual([])
})

test.describe('in trouble', () => {
  test.use({ expectedInConsole: /503/ })

  test('a server is asked less and less often', async ({ page, mock, signIn }) => {
    await page.clock.install()
    await signIn('merchant', { open: '/dashboard/settlements' })
    await expect(page.getByText(/^Updated/)).toBeVisible()
    await mock.faults.add({ operation: 'listSettlements', status: 503 })
    await stopClock(page)
    const reads = readsOf(page)
    await pass([page], TEN_MINUTES_MS)
    expect(reads.length).toBeGreaterThan(2)
    expect(reads.length).toBeLessThan(10)
    await expect(page.getByText(/^Not updated since/)).toBeVisible()
  })
})

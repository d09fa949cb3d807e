import type { Page, Request } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Mock } from '../../../mock-server/client/mock.ts'

/** The maximum age of data on screen. */
export const UPDATED_WITHIN_MS = 15_000

/** Time passes in the pages only as the test says, and no request for live data is under way. */
export async function stopClock(page: Page) {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  // Far enough for a slow machine, and too little for a request under way to be given up.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  await expect.poll(() => underWay.size).toBe(0)
}

/**
 * Advances a stopped clock by this much, within which the page must request `path`; then the clock runs again, so that the
 * page can draw.
 * @returns the response
 */
export async function responseWithin(page: Page, ms: number, path: string) {
  const responded = page.waitForResponse(`**/api/payments/${path}*`)
  await page.clock.runFor(ms)
  const response = await responded
  await page.clock.resume()
  return response
}

/** A customer pays a new link of the merchant. */
export async function customerPays(mock: Mock, { amount = 125_000, name = 'Meera Iyer' } = {}) {
  const link = await mock.paymentLinks.insert({
    title: 'Handloom saree',
    amount,
    customer: { name, phone: '+910000054321' },
  })
  return mock.payer.pay(link.id)
}

/** The paths of the lists and figures that a page requests from now on. */
export function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/payments/')) reads.push(pathname)
  })
  return reads
}

import type { Page } from 'playwright/test'
import type { Mock } from '../../../mock-server/client/mock.ts'

/** Time passes in this page only as the test says. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000)
}

/**
 * Lets this much time pass, in which the page must have asked for `path`; then time goes on by itself, so that the
 * page can draw.
 */
export async function asksWithin(page: Page, ms: number, path: string) {
  const answer = page.waitForResponse(`**/api/payments/${path}*`)
  await page.clock.runFor(ms)
  const response = await answer
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

/** The paths of the lists and figures that a page asks for from now on. */
export function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/payments/')) reads.push(pathname)
  })
  return reads
}

import type { Page, Route } from 'playwright/test'
import { fullQuarter, openBooks, servePagesOf100 } from '../support/books.ts'
import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'

test.use({ expectedInConsole: /status of 503/ })

const TRANSACTIONS = '**/api/payments/transactions?*'
const LATER_PAGE = /\/payments\/transactions\?.*cursor=/
/** A whole response, whatever the browser has already. */
const fetchWhole = (route: Route) => {
  const { 'if-none-match': _known, ...headers } = route.request().headers()
  return route.fetch({ headers })
}
const isComplete = (page: Page) => page.getByText('Matches to the paisa')

test.beforeEach(({ page }) => servePagesOf100(page))

/** How often the first page of a month's payments was read. */
function firstPages(page: Page): () => number {
  let count = 0
  page.on('requestfinished', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const isFirst = !searchParams.has('cursor') && !searchParams.has('refundStatus')
    if (pathname === '/api/payments/transactions' && isFirst && searchParams.get('limit') === '100') count++
  })
  return () => count
}

test('Retry goes on from the page that failed twice', async ({ page, signIn }) => {
  const asked = firstPages(page)
  await page.route(LATER_PAGE, (route) => route.fulfill({ status: 503, json: {} }))
  await signIn('merchant', { open: openBooks(fullQuarter()) })
  await expect(page.getByRole('heading', { name: "Couldn't load" })).toBeVisible()
  await expect(isComplete(page)).toHaveCount(0)
  await page.unroute(LATER_PAGE)
  await page.getByRole('button', { name: 'Retry' }).press('Enter')
  await expect(isComplete(page)).toBeVisible()
  expect(asked()).toBe(3)
})

test('the reading shows its progress, stops when told, and goes on', async ({ page, signIn }) => {
  const go = await hold(page, LATER_PAGE)
  await signIn('merchant', { open: openBooks(fullQuarter()) })
  await expect(page.getByText(/^[1-3]\d\d of \d+ payments read$/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /payments read$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Stop reading' }).press('Enter')
  await expect(page.getByText(/^[1-3]\d\d of \d+ payments were read\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^[1-3]\d\d of \d+ payments read$/)).toBeVisible()
  go()
  await expect(isComplete(page)).toBeVisible()
})

test('books of fewer payments than counted are incomplete', async ({ page, signIn }) => {
  await page.route(TRANSACTIONS, async (route) => {
    const response = await fetchWhole(route)
    const list = await response.json()
    await route.fulfill({ response, json: { ...list, total: list.total + 1 } })
  })
  await signIn('merchant', { open: openBooks(fullQuarter()) })
  await expect(page.getByText(/^The server counted \d+ more payments than it sent/)).toBeVisible()
  await expect(isComplete(page)).toHaveCount(0)
})

import type { Page } from 'playwright/test'
import type { Mock } from '../../../mock-server/client/mock.ts'
import { accessibilityViolations } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'

/** Opens the inspector of the test's mock session. */
const open = (page: Page, { key }: Mock) => page.goto(`/__mock?session=${key}`)

const call = (page: Page, { headers }: Mock, path: string) => page.request.get(`/api${path}`, { headers })
const callsOn = (page: Page) => page.getByRole('region', { name: 'Calls' }).getByRole('listitem')

// Times are those of the reader.
test.use({ timezoneId: 'America/New_York' })

test('calls appear as they are made, and after a reset only new ones', async ({ page, mock }) => {
  await open(page, mock)
  await expect(page.getByText('No calls in this session yet')).toBeVisible()
  for (const path of ['/auth/verify', '/auth/verify', '/payments/stats']) await call(page, mock, path)
  await expect(callsOn(page)).toHaveText([/getStats/, /verifySession/, /verifySession/])
  await callsOn(page).first().getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'getStats' })).toBeVisible()
  await mock.scenario('new-merchant')
  // As many calls as before the reset, which a page that only looks for higher numbers would miss.
  for (const path of ['/payments/links', '/payments/links', '/payments/gateways'])
    await call(page, mock, path)
  await expect(callsOn(page)).toHaveText([/listGateways/, /listPaymentLinks/, /listPaymentLinks/])
  await expect(page.getByRole('heading', { name: 'getStats' })).toBeHidden()
})

test('the clock and faults are updated without a call', async ({ page, mock }) => {
  await mock.scenario('busy-day', { clock: '2026-11-21T06:30:00Z' })
  await open(page, mock)
  await expect(page.getByText('21 Nov 2026, 01:30:00 GMT-5')).toBeVisible()
  await mock.clock.advance({ hours: 30 })
  await expect(page.getByText('22 Nov 2026, 07:30:00 GMT-5')).toBeVisible()
  const { id } = await mock.faults.add({ operation: 'getStats', status: 503 })
  const faults = page.getByRole('region', { name: 'Faults' })
  await expect(faults.getByRole('listitem')).toHaveText([/getStats: 503/])
  await mock.faults.remove(id)
  await expect(faults.getByText('No faults.')).toBeVisible()
})

test('a fault is added and removed on the page, and affects the next call', async ({ page, mock }) => {
  await open(page, mock)
  const faults = page.getByRole('region', { name: 'Faults' })
  await faults.getByLabel('Operation').selectOption('getStats')
  await faults.getByLabel('Status').fill('503')
  await faults.getByLabel('Times').fill('2')
  await faults.getByRole('button', { name: 'Add fault' }).click()
  await expect(faults.getByRole('listitem')).toHaveText([/getStats: 503.*applied 0 of 2 times/s])
  const response = await page.request.get('/api/payments/stats', { headers: mock.headers })
  expect(response.status()).toBe(503)
  await expect(faults.getByRole('listitem')).toHaveText([/applied 1 of 2 times/])
  await faults.getByRole('button', { name: 'Remove fault_1' }).click()
  await expect(faults.getByText('No faults.')).toBeVisible()
})

test('webhooks and rows of the session can be looked at', async ({ page, mock }) => {
  await mock.scenario('new-merchant')
  // Nothing listens there: the event waits for its next attempt.
  await mock.webhooks.sendTo('http://127.0.0.1:9/hooks', 'sesame')
  const { id } = await mock.paymentLinks.insert({ amount: 50_000 })
  await mock.payer.pay(id)
  await open(page, mock)
  const webhook = page.getByRole('region', { name: 'Webhooks' }).getByRole('listitem')
  await webhook.getByText('payment.succeeded', { exact: true }).click()
  await expect(webhook.locator('pre')).toContainText('"amount": 50000')
  const rows = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'payment-links' }).click()
  await expect((await rows).locator('pre')).toContainText(id)
})

test('the page is accessible, and nothing is cut off', async ({ page, mock }) => {
  await mock.paymentLinks.insert({})
  for (const path of ['/payments/stats', '/no/such/call']) await call(page, mock, path)
  await open(page, mock)
  await callsOn(page).first().getByRole('button').click()
  for (const [width, colorScheme] of [
    [360, 'light'],
    [768, 'dark'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('calls are read with the keyboard, copied as curl and filtered', async ({ page, context, mock }) => {
  for (let count = 0; count < 40; count++) await call(page, mock, '/auth/verify')
  await call(page, mock, '/payments/stats')
  await open(page, mock)
  const filter = page.getByRole('searchbox', { name: 'Filter' })
  await test.step('the list is navigated with the keyboard, and a call is copied as curl', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await expect(callsOn(page)).toHaveCount(41)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('heading', { name: 'getStats' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: 'verifySession' })).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/api/auth/verify')
    await page.keyboard.press('/')
    await expect(filter).toBeFocused()
  })
  await test.step('the detail of a call can be read beside a long list', async () => {
    for (const width of [820, 1280]) {
      await page.setViewportSize({ width, height: 600 })
      await page.getByRole('button', { name: /getStats/ }).click()
      for (const name of ['getStats', 'Request'])
        await expect(page.getByRole('heading', { name })).toBeInViewport()
      await expect(page.getByRole('button', { name: /getStats/ })).toBeInViewport()
    }
  })
  await test.step('a filter without matches says so', async () => {
    await filter.fill('refundTransaction')
    await expect(page.getByText('No call matches “refundTransaction”.')).toBeVisible()
    await filter.fill('getstats 401')
    await expect(callsOn(page)).toHaveCount(1)
  })
})

import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { expect, test } from '../support/fixtures.ts'

test.beforeEach(async ({ page, mock }) => {
  for (let count = 0; count < 40; count++) {
    await page.request.get('/api/auth/verify', { headers: mock.headers })
  }
  await page.request.get('/api/payments/stats', { headers: mock.headers })
  await page.goto(`/__mock?session=${mock.key}`)
})

test('calls are read with the keyboard, copied as curl and filtered', async ({ page, context }) => {
  await test.step('the list is navigated with the keyboard, and a call is copied as curl', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('heading', { name: 'getStats' })).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByRole('heading', { name: 'verifySession' })).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/api/auth/verify')
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toBeFocused()
  })
  await test.step('the detail of a call can be read beside a long list', async () => {
    for (const width of [820, 900, 1000, 1280]) {
      await page.setViewportSize({ width, height: 600 })
      await page.getByRole('button', { name: /getStats/ }).click()
      await expect(page.getByRole('heading', { name: 'getStats' })).toBeInViewport()
      await expect(page.getByRole('heading', { name: 'Request' })).toBeInViewport()
      await expect(page.getByRole('button', { name: /getStats/ })).toBeInViewport()
    }
  })
  await test.step('a filter without matches says so and is named', async () => {
    const calls = page.getByRole('region', { name: 'Calls' })
    await expect(calls.getByRole('listitem')).toHaveCount(41)
    await page.getByRole('searchbox', { name: 'Filter' }).fill('refundTransaction')
    await expect(calls.getByText('No call matches “refundTransaction”.')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Filter' }).fill('getstats 401')
    await expect(calls.getByRole('listitem')).toHaveCount(1)
    await expect(calls.getByText('No call matches')).toBeHidden()
  })
})

test('successful reads that repeat can be hidden; failures and writes stay', async ({ page, mock }) => {
  const { headers } = mock
  const data = { email: demoEmail('merchant'), password: DEMO_PASSWORD, rememberMe: false }
  const { token } = await (await page.request.post('/api/auth/login', { headers, data })).json()
  for (let count = 0; count < 3; count++) {
    await page.request.get('/api/payments/methods', {
      headers: { ...headers, Authorization: `Bearer ${token}` },
    })
  }
  const calls = page.getByRole('region', { name: 'Calls' })
  await expect(calls.getByRole('listitem')).toHaveCount(45)
  await page.getByLabel('Hide polls').check()
  await expect(calls.getByRole('listitem')).toHaveCount(43)
  await expect(calls.getByRole('button', { name: /listPaymentMethods/ })).toHaveCount(1)
  await expect(calls.getByRole('button', { name: /signIn/ })).toBeVisible()
})

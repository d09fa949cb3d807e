import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect } from 'playwright/test'
import { listen } from '../../../mock-server/hosts/node/listen.ts'
import { build } from '../../../scripts/build/build-site.ts'
import { createStaticHost } from '../../../scripts/host/static-host.ts'
import { root } from '../../../scripts/tool.ts'
import { test as base } from '../support/public-fixtures.ts'

/** The export for a company without a live backend, on a separate server. */
const test = base.extend<object, { prelaunch: string }>({
  prelaunch: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const folder = join(root, `test-results/prelaunch-${workerIndex}`)
      await build({ mode: 'prelaunch', folder, isQuiet: true })
      const site = createStaticHost(folder)
      const server = await listen(createServer(getRequestListener((request) => site.fetch(request))), 0)
      await use(server.url)
      await server.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const placeholders = {
  '/login': 'Sign in',
  '/register': 'Register',
  '/forgot-password': 'Forgot password',
  '/reset-password/a1b2c3': 'Reset password',
  '/dashboard': 'Dashboard',
  '/pricing': 'Pricing',
  '/payments/status/pay_1': 'Payment status',
}

test('before the launch, placeholders say so', async ({ page, visit, prelaunch }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  for (const [path, title] of Object.entries(placeholders)) {
    await visit(prelaunch + path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main.getByText('Coming soon', { exact: true })).toBeVisible()
    await expect(main.locator('form')).toHaveCount(0)
    await expect(page).toHaveURL(prelaunch + path)
  }
  expect((await page.request.get(`${prelaunch}/docs/api`)).status()).toBe(404)
  expect((await page.request.get(`${prelaunch}/openapi.yaml`)).status()).toBe(404)
  await visit(`${prelaunch}/docs`)
  await expect(page.getByRole('link', { name: 'Read the API reference' })).toHaveCount(0)
  const merchantPage = await page.request.get(`${prelaunch}/dashboard/links`)
  expect(merchantPage.status()).toBe(404)
  expect(calls).toEqual([])
})

import { chromium } from 'playwright'
import { createMock } from '../../mock-server/client/mock.ts'
import { DEMO_PASSWORD } from '../../mock-server/demo-accounts.ts'
import { browserArguments, findBrowser } from '../../scripts/browser.ts'
import { serveProduct } from '../../scripts/serve.ts'

/**
 * How smooth the transactions are with 100,000 of them: the longest tasks of the page once the rows are there, while
 * the list is opened, filtered and scrolled. Of the built site: `npm run build` first.
 */
const LIMIT_MS = 100
const WHEEL_TURNS = 40

const running = await serveProduct({ port: 0, rateLimit: false })
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: browserArguments })
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
const mock = createMock({ url: running.url })
await context.addCookies([mock.cookie])
await mock.scenario('large')
const page = await context.newPage()
await page.addInitScript(() => {
  Object.assign(window, { longTasks: [] })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
})

await page.goto(`${running.url}/login`)
await page.getByLabel('Email').fill('asha@tarang.example')
await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
await page.getByRole('button', { name: 'Sign in' }).click()
await page.getByRole('heading', { name: 'Latest transactions' }).waitFor()

const rows = page.getByRole('table').getByRole('row')
await measure('opened', async () => {
  await page.getByRole('link', { name: 'Transactions', exact: true }).click()
  await rows.nth(8).waitFor()
})
await measure('filtered by a status', async () => {
  await page.getByLabel('Status').selectOption('Failed')
  await page.waitForURL(/status=failed/)
  await rows.nth(8).waitFor()
})
await measure('filter removed', async () => {
  await page.getByLabel('Status').selectOption('All statuses')
  await page.waitForURL((url) => !url.search.includes('failed'))
  await rows.nth(8).waitFor()
})
await measure('scrolled through two thousand rows', async () => {
  for (let turn = 0; turn < WHEEL_TURNS; turn++) {
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 3000)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
})

await browser.close()
await running.close()

async function measure(what: string, act: () => Promise<void>) {
  const since = await page.evaluate(() => performance.now())
  await act()
  // The last frame's work is over when the next one has begun.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
  const all = await page.evaluate((from) => window.longTasks.filter((task) => task.startTime >= from), since)
  const longest = Math.round(Math.max(0, ...all.map(({ duration }) => duration)))
  const over = all.filter(({ duration }) => duration > LIMIT_MS).length
  const rowsNow = await page.getByRole('table').getAttribute('aria-rowcount')
  console.log(`${what} (${rowsNow} rows): longest task ${longest} ms, ${over} over ${LIMIT_MS} ms`)
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the browser's own.
  interface Window {
    longTasks: { startTime: number; duration: number }[]
  }
}

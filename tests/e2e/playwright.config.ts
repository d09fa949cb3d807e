import { createServer } from 'node:net'
import { defineConfig } from 'playwright/test'
import { browserArguments, findBrowser } from '../../scripts/test/browser.ts'

// Workers load this file again and inherit the environment, so the ports are chosen only once.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_BOOKSHOP_PORT ??= String(await freePort())
const baseURL = `http://localhost:${process.env.E2E_PORT}`

// If undefined, Playwright reports the missing browser when a test starts.
const executablePath = findBrowser()
const chromium = {
  launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
}
const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  // Not committed: see every-screen/gallery.spec.ts.
  snapshotPathTemplate: '../../.pictures/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous for slow machines; passing tests are not affected.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tracing doubles the run time. To debug a failure, run the test alone with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // Firefox and WebKit run on request, since their builds are not on every machine.
  projects: process.env.E2E_ENGINES
    ? [
        { name: 'firefox', grep: /@engines/, use: { ...desktop, browserName: 'firefox' } },
        { name: 'webkit', grep: /@engines/, use: { ...desktop, browserName: 'webkit' } },
      ]
    : [
        { name: 'desktop', use: { ...chromium, ...desktop } },
        { name: 'phone', grep: /@phone/, use: { ...chromium, ...phone } },
      ],
  globalTeardown: './support/coverage-report.ts',
  webServer: [
    {
      command: 'node --import tsx support/server.ts',
      url: baseURL,
      reuseExistingServer: false,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: `npm run mock -- --contract tests/mock/documents/other-documents/bookshop.yaml --port ${process.env.E2E_BOOKSHOP_PORT}`,
      url: `http://localhost:${process.env.E2E_BOOKSHOP_PORT}/__mock/health`,
      reuseExistingServer: false,
    },
  ],
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

import { createServer } from 'node:net'
import { defineConfig } from 'playwright/test'
import { browserArguments, findBrowser } from '../../scripts/browser.ts'

// Workers read this file again and inherit the environment, so the first reading decides for all.
process.env.E2E_PORT ??= String(await freePort())
const baseURL = `http://localhost:${process.env.E2E_PORT}`

// Undefined lets Playwright say what is missing when a test begins; reading this file needs no browser.
const executablePath = findBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  // Not in the repository: see parts/parts.spec.ts.
  snapshotPathTemplate: '../../.pictures/{arg}{ext}',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous, since a slow machine is not a broken product; a passing run does not wait for either.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording each test costs as much as the test. To see how one failed, run it alone with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  globalTeardown: './support/coverage-report.ts',
  webServer: {
    command: 'node --import tsx support/server.ts',
    url: baseURL,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
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

import { writeFile } from 'node:fs/promises'
import { test as base, expect } from 'playwright/test'
import type { Mock } from './mock.ts'
import { createMock } from './mock.ts'

export { expect }

/** For the configuration: `defineConfig<MockTestOptions>({ use: { mockUrl } })`. */
export type MockTestOptions = {
  /** The address of the mock server. */
  mockUrl: string
  /** The server's `--control-token`, if it has one. */
  mockControlToken: string | undefined
}

type MockFixtures = MockTestOptions & {
  /** The mock session of this test. The journal is attached to the report when the test fails. */
  mock: Mock
}

/**
 * Playwright's test with a mock session for each test. Pages and `request` are in that session: pages by its cookie,
 * also at `baseURL`; `request` by its header, with paths such as `/api/payments/links` sent to the mock server.
 */
export const test = base.extend<MockFixtures>({
  mockUrl: ['http://localhost:4010', { option: true }],
  mockControlToken: [undefined, { option: true }],

  mock: async ({ mockUrl, mockControlToken: token }, use, testInfo) => {
    const mock = createMock({
      url: mockUrl,
      key: keyFor(testInfo.title),
      ...(token !== undefined && { token }),
    })
    await use(mock)
    if (testInfo.status !== testInfo.expectedStatus) {
      const name = 'mock-journal.json'
      // A file, since every reporter prints its path: only some of them keep attached text.
      const path = testInfo.outputPath(name)
      await writeFile(path, JSON.stringify(await mock.journal.calls(), null, 2))
      testInfo.attachments.push({ name, path, contentType: 'application/json' })
    }
    await mock.end()
  },

  context: async ({ context, mock, baseURL }, use) => {
    await context.addCookies([mock.cookie, ...(baseURL ? [{ ...mock.cookie, url: baseURL }] : [])])
    await use(context)
  },

  request: async ({ playwright, mock }, use) => {
    const request = await playwright.request.newContext({ baseURL: mock.url, extraHTTPHeaders: mock.headers })
    await use(request)
    await request.dispose()
  },
})

const MAX_TITLE = 40

/** Names the session after its test, so that it is found on the web page: `a-payment-is-refunded-once-1f0c9d2b`. */
function keyFor(title: string): string {
  const words = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `${words.slice(0, MAX_TITLE)}-${crypto.randomUUID().slice(0, 8)}`.replace(/^-+/, '')
}

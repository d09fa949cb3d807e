import type { ConsoleMessage } from 'playwright/test'
import type { Mock } from '../../../mock-server/client/mock.ts'
import { test as base, expect } from '../../../mock-server/client/playwright.ts'
import { DEMO_PASSWORD, demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import { keepToasts } from './toasts.ts'

export { expect }

export type Fixtures = {
  mock: Mock
  /** Signs in without the form and opens a page of the merchant area. */
  signIn: (who: Parameters<typeof demoEmail>[0], options?: { open?: string }) => Promise<void>
  /** Console messages allowed in this test; none by default. */
  expectedInConsole: RegExp
  quietConsole: undefined
  /** Whether toasts stay until the end of the test; they do by default. */
  toastsStay: boolean
  keptToasts: undefined
}

export const test = base.extend<Fixtures>({
  // The product and its mock server have the same origin.
  mockUrl: ({ baseURL }, use) => use(baseURL ?? ''),

  signIn: async ({ page, mock, context, baseURL }, use) => {
    await use(async (who, { open = '/dashboard' } = {}) => {
      const response = await page.request.post('/api/auth/login', {
        headers: mock.headers,
        data: { email: demoEmail(who), password: DEMO_PASSWORD, rememberMe: false },
      })
      const { token } = await response.json()
      await context.addCookies([{ name: 'auth_token', value: token, url: baseURL ?? '', sameSite: 'Strict' }])
      await page.goto(open)
    })
  },

  expectedInConsole: [/^(?!)/, { option: true }],

  // React warnings and CSP violations fail any test in which they occur.
  quietConsole: [
    async ({ page, expectedInConsole }, use) => {
      const messages: string[] = []
      const record = (text: string) => {
        if (!expectedInConsole.test(text)) messages.push(text)
      }
      page.on('pageerror', (error) => record(String(error)))
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') record(message.text())
      })
      await use(undefined)
      expect(messages).toEqual([])
    },
    { auto: true },
  ],

  toastsStay: [true, { option: true }],

  keptToasts: [
    async ({ context, toastsStay }, use) => {
      if (toastsStay) await keepToasts(context)
      await use(undefined)
    },
    { auto: true },
  ],
})

import type { Page } from 'playwright/test'
import { test as base, expect } from 'playwright/test'

/** Every public page of the export. */
export const publicPages = [
  '/',
  '/about-us',
  '/upi-payments',
  '/contact-us',
  '/terms',
  '/privacy-policy',
  '/refund-policy',
  '/pricing',
  '/docs',
  '/docs/api',
  '/support',
  '/login',
  '/register',
  '/forgot-password',
]

type Visit = (path: string) => Promise<void>

type Fixtures = {
  /** What the browser complained about; anything left at the end of a test fails it. */
  complaints: string[]
  /** Opens a page and waits until the application answers. */
  visit: Visit
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(error.error().message))
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          throw new Error(`CSP: ${effectiveDirective} ${blockedURI}`)
        })
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],

  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await hydrated(page)
    })
  },
})

/** Gives the sign of intent that the page waits for, and waits for the application. */
export async function hydrated(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-scripted]').first()).toBeAttached()
}

export const header = (page: Page) => page.getByRole('banner')

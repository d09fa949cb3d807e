import type { Page } from 'playwright/test'
import { test as base, expect } from 'playwright/test'

type Visit = (path: string) => Promise<void>

type Fixtures = {
  /** Browser errors and warnings; a test fails if any are left at its end. */
  browserErrors: string[]
  /** Opens a page and waits until it is hydrated. */
  visit: Visit
}

export const test = base.extend<Fixtures>({
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) browserErrors.push(message.text())
      })
      context.on('weberror', (error) => browserErrors.push(error.error().message))
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          throw new Error(`CSP: ${effectiveDirective} ${blockedURI}`)
        })
      })
      await use(browserErrors)
      expect(browserErrors).toEqual([])
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

/** Triggers hydration by a user interaction and waits for it. */
export async function hydrated(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.locator('[data-scripted]').first()).toBeAttached()
}

export const header = (page: Page) => page.getByRole('banner')

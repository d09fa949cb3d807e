import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'

const PROFILE = '/dashboard/profile'

/**
 * Opens a screen without a load. The profile comes before it, since a screen stays until the next one is ready, and a
 * table or dialog of the old one would be taken for one of the new.
 */
export async function goTo(page: Page, path: string) {
  // Until the application runs, nothing is listening.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
  const profile = page.getByRole('heading', { level: 1, name: 'Profile', includeHidden: true })
  await page.evaluate(navigate, PROFILE)
  await expect(profile).toBeAttached()
  if (path === PROFILE) return
  await page.evaluate(navigate, path)
  await expect(profile).not.toBeAttached()
}

/** Runs in the page: navigates as the application does. */
export function navigate(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** The browser's own dialog would stop the test. */
export const withoutPrintDialog = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => undefined
  })

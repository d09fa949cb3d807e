import type { Page, Route } from 'playwright/test'

/**
 * Holds matching requests until the returned function is called, so that tests do not depend on timing: the mock
 * server can only delay a response by a time.
 */
export async function hold(page: Page, url: string | RegExp, then = (route: Route) => route.continue()) {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    await released
    await then(route)
  })
  return release
}

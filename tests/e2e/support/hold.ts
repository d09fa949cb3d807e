import type { Page, Route } from 'playwright/test'

/**
 * Holds matching requests until the returned function is called, so that tests do not depend on timing: the mock
 * server can only delay a response by a time.
 */
export async function hold(page: Page, url: string | RegExp, then = (route: Route) => route.continue()) {
  let go: () => void = () => undefined
  const word = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(url, async (route) => {
    await word
    await then(route)
  })
  return go
}

import type { Page, Route } from 'playwright/test'

/** Requests wait for the returned word: what happens meanwhile is not a matter of time. */
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

import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'

export const KB = 1000

export const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length

/** Measures the scripts that a page loads from now on. */
export function scriptsOf(page: Page) {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.set(response.url(), response.body())
  })
  return {
    count: () => bodies.size,
    /** The compressed bytes loaded since the last call, without the scripts of these URLs. */
    added: async (without?: RegExp) => {
      const counted = [...bodies].filter(([url]) => !without?.test(url))
      const loaded = await Promise.all(counted.map(([, body]) => body))
      bodies.clear()
      return loaded.reduce((sum, body) => sum + gzipped(body), 0)
    },
  }
}

import { test as base } from 'vitest'
import { serveProduct } from '../../scripts/start/serve.ts'
import type { Engine } from '../../scripts/test/engines.ts'
import { findEngine } from '../../scripts/test/engines.ts'
import type { Browser, Conditions } from './browser.ts'
import { openFirefox } from './drivers/firefox-over-bidi.ts'
import { openWebKit } from './drivers/webkit-over-webdriver.ts'
import type { Page } from './page.ts'
import { createPage } from './page.ts'
import { openWithPlaywright } from './playwright-browser.ts'

export const desktop = { width: 1280, height: 800 }
export const phone = { width: 390, height: 700 }

type Fixtures = {
  /** Opens a browser of the engine on a new instance of the product. */
  open: (engine: Engine, conditions?: Partial<Conditions>) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures this one needs.
  open: async ({}, use) => {
    const opened: (() => Promise<unknown>)[] = []
    await use(async (engine, conditions) => {
      // All tests sign in from one IP address and would hit the rate limit against password guessing.
      const product = await serveProduct({ port: 0, rateLimit: false })
      opened.unshift(() => product.close({ graceMs: 0 }))
      const browser = await openBrowser(engine, {
        scripts: true,
        storage: true,
        viewport: desktop,
        ...conditions,
      })
      opened.unshift(browser.close)
      return createPage(browser, product.url)
    })
    for (const close of opened) await close()
  },
})

function openBrowser(engine: Engine, conditions: Conditions): Promise<Browser> {
  const found = findEngine(engine)
  if (!found) throw new Error(`${engine} was not found: \`npm test -- engines\` installs it`)
  switch (found.by) {
    case 'Playwright':
      return openWithPlaywright(engine, conditions)
    case 'WebDriver BiDi':
      return openFirefox(found.executable, conditions)
    case 'WebDriver':
      return openWebKit(found, conditions)
  }
}

import { test as base } from 'vitest'
import type { Mock } from '../../mock-server/client/mock.ts'
import { createMock } from '../../mock-server/client/mock.ts'
import { DEFAULT_KEY } from '../../mock-server/engine/sessions/session-registry.ts'
import type { Engine } from '../../scripts/test/engines.ts'
import { findEngine } from '../../scripts/test/engines.ts'
import type { Browser, Conditions } from './browser.ts'
import { openFirefox } from './drivers/firefox-over-bidi.ts'
import { openWebKit } from './drivers/webkit-over-webdriver.ts'
import type { Page } from './page.ts'
import { createPage } from './page.ts'
import { openWithPlaywright } from './playwright-browser.ts'
import { startProduct } from './product.ts'

export const desktop = { width: 1280, height: 800 }
export const phone = { width: 390, height: 700 }

type OpenedPage = Page & { mock: Mock } & Pick<Awaited<ReturnType<typeof startProduct>>, 'holdBack'>

type Fixtures = {
  /** Opens a browser of the engine on a new instance of the product. `standIn`: a script that each page runs first. */
  open: (engine: Engine, conditions?: Partial<Conditions> & { standIn?: string }) => Promise<OpenedPage>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures this one needs.
  open: async ({}, use) => {
    const opened: (() => Promise<unknown>)[] = []
    await use(async (engine, { standIn = '', ...conditions } = {}) => {
      const product = await startProduct(standIn)
      opened.unshift(() => product.close({ graceMs: 0 }))
      const browser = await openBrowser(engine, {
        scripts: true,
        storage: true,
        viewport: desktop,
        ...conditions,
      })
      opened.unshift(browser.close)
      const mock = createMock({ url: product.url, key: DEFAULT_KEY })
      return { ...createPage(browser, product.url), mock, holdBack: product.holdBack }
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

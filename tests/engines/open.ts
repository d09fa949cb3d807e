import { firefox, webkit } from 'playwright'
import { test as base } from 'vitest'
import type { Mock } from '../../mock-server/client/mock.ts'
import { createMock } from '../../mock-server/client/mock.ts'
import { DEFAULT_KEY } from '../../mock-server/engine/sessions/session-registry.ts'
import { builtSite, serveProduct } from '../../scripts/start/serve.ts'
import type { Engine } from '../../scripts/test/engines.ts'
import { findEngine } from '../../scripts/test/engines.ts'
import type { Browser, Conditions } from './browser.ts'
import { openFirefox } from './drivers/firefox-over-bidi.ts'
import { openWebKit } from './drivers/webkit-over-webdriver.ts'
import { firefoxPreferences } from './firefox-preferences.ts'
import type { Page } from './page.ts'
import { createPage } from './page.ts'

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

/** Opens Playwright's build of the engine. */
async function openWithPlaywright(engine: Engine, conditions: Conditions): Promise<Browser> {
  const { scripts, storage, viewport } = conditions
  const browser = await (engine === 'firefox'
    ? firefox.launch({ firefoxUserPrefs: firefoxPreferences({ storage, scripts: true }) })
    : webkit.launch())
  const page = await browser.newPage({ viewport, javaScriptEnabled: scripts })
  // WebKit has no setting to block storage.
  if (!storage && engine === 'webkit') await page.addInitScript(blockStorage)
  return {
    goto: (url) => page.goto(url),
    back: () => page.goBack(),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key, { control = false } = {}) => page.keyboard.press(control ? `Control+${key}` : key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

/** Runs in the page before its own scripts. */
function blockStorage() {
  const refuse = {
    get() {
      throw new DOMException('Blocked', 'SecurityError')
    },
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refuse)
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
}

const STAND_IN = '/stand-in.js'

/** The product on a port of its own. Each page runs the script `standIn` before its own, as a browser's tools do. */
async function startProduct(standIn: string) {
  const files = builtSite()
  let held = { files: /^(?!)/, until: Promise.resolve() }

  async function respond(request: Request) {
    const { pathname } = new URL(request.url)
    if (pathname === STAND_IN)
      return new Response(standIn, { headers: { 'content-type': 'text/javascript' } })
    if (held.files.test(pathname)) await held.until
    const response = await files.fetch(request)
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    // Without the request's headers: as text, not compressed.
    return isPage && standIn ? withStandIn(await files.fetch(new Request(request.url))) : response
  }

  // All tests sign in from one IP address and would hit the rate limit against password guessing.
  const product = await serveProduct({ port: 0, rateLimit: false, site: { fetch: respond } })
  return {
    ...product,
    /** Holds these files back until the returned function is called. */
    holdBack(pattern: RegExp) {
      let release: () => void = () => undefined
      const until = new Promise<void>((resolve) => {
        release = resolve
      })
      held = { files: pattern, until }
      return release
    },
  }
}

async function withStandIn(page: Response) {
  const headers = new Headers(page.headers)
  headers.delete('content-length')
  const html = (await page.text()).replace('<head>', `<head><script src="${STAND_IN}"></script>`)
  return new Response(html, { status: page.status, headers })
}

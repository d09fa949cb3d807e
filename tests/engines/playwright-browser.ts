import { firefox, webkit } from 'playwright'
import type { Engine } from '../../scripts/test/engines.ts'
import type { Browser, Conditions } from './browser.ts'
import { firefoxPreferences } from './firefox-preferences.ts'

/** Opens Playwright's build of the engine. */
export async function openWithPlaywright(engine: Engine, conditions: Conditions): Promise<Browser> {
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

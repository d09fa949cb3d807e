import { launch } from 'puppeteer-core'
import type { Browser, Conditions } from '../browser.ts'
import { firefoxPreferences } from '../firefox-preferences.ts'

/** A stock Firefox, driven by WebDriver BiDi. */
export async function openFirefox(executablePath: string, conditions: Conditions): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: firefoxPreferences(conditions),
    defaultViewport: conditions.viewport,
  })
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport(conditions.viewport)
  return {
    goto: (url) => page.goto(url),
    // goBack() waits for a document load, which does not occur within the application.
    back: () => page.evaluate(() => history.back()),
    reload: () => page.reload(),
    evaluate: <Result>(expression: string) => page.evaluate<[], () => Result>(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, { control = false } = {}) {
      if (control) await page.keyboard.down('Control')
      await page.keyboard.press(key)
      if (control) await page.keyboard.up('Control')
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}

import type { Page } from 'playwright/test'

/** The browser's own dialog would stop the test. */
export const withoutPrintDialog = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => undefined
  })

/** How many pages the screen takes on A4. */
export async function printedPages(page: Page): Promise<number> {
  const margin = { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' }
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, margin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

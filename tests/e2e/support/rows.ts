import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'

/** The links of the rows of the list on screen. */
export const rowLinks = (page: Page) => page.getByRole('table').locator('a.row-link')

/** The number of rows of the list on screen, and their sum. */
export const listTotal = (page: Page) =>
  page.getByRole('paragraph').filter({
    hasText: /^[\d,]+ (?:test payment|payment|refund|link|settlement|customer)s?(?: ·|$)/,
  })

/** The ids of its loaded rows, in their order. */
export const rowIds = (page: Page) =>
  rowLinks(page).evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({ pathname }) => pathname.split('/')[3] ?? ''),
  )

/** The link of a row, counted from 1, reached by the wheel, in a list that renders and loads rows as it is scrolled. */
export async function scrollToRow(page: Page, number: number) {
  // The head of the table is the first row for assistive technology.
  const index = number + 1
  const link = page.locator(`tr[aria-rowindex="${index}"]`).getByRole('link')
  const topRow = page.locator('tbody tr[aria-rowindex]').first()
  await expect(async () => {
    // Back if a slow machine rendered the row only after it was passed.
    const isPassed = Number(await topRow.getAttribute('aria-rowindex')) > index
    await page.mouse.wheel(0, isPassed ? -400 : 400)
    await expect(link).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [50] })
  return link
}

/** In a narrow list the actions of a row are behind one button. */
export async function showActions(page: Page, name: string) {
  await expect(rowLinks(page).first()).toBeVisible()
  const menu = page.getByRole('button', { name: `Actions of ${name}`, exact: true, includeHidden: true })
  // In one step: a closing drawer widens the list and hides the button, and a key would open the row that gets the focus.
  await menu.evaluateAll(([button]) => {
    if (!(button instanceof HTMLElement && button.checkVisibility())) return
    button.focus()
    button.click()
  })
}

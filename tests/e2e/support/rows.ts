import type { Page } from 'playwright/test'

/** The links of the rows of the list on screen. */
export const rowLinks = (page: Page) => page.getByRole('table').locator('a.row-link')

/** The ids of its loaded rows, in their order. */
export const rowIds = (page: Page) =>
  rowLinks(page).evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({ pathname }) => pathname.split('/')[3] ?? ''),
  )

import type { Page } from 'playwright/test'

/** Whole lists come in pages of 100 rows: the demo data would fit into one. */
export const servePagesOf100 = (page: Page) =>
  page.route('**/api/payments/transactions?*', (route) =>
    route.fallback({
      url: route
        .request()
        .url()
        .replace(/\blimit=500\b/, 'limit=100'),
    }),
  )

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('../../../web', import.meta.url))

/** The names of all chunks that the product loads on demand. */
export function lazyChunks(): string[] {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testing|d)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(web, file), 'utf8'))
  const found = sources.flatMap((source) => [
    ...source.matchAll(/import\(\s*'(?:[^']*\/)?([^'/]+?)(?:\.tsx?)?'/g),
  ])
  return [...new Set(found.map(([, chunk = '']) => chunk))]
}

/** The script and the style sheet of a chunk. */
export const filesOf = (chunk: string) => new RegExp(`/assets/(.*/)?${chunk}-[\\w-]{7}\\.(js|css)`)

/**
 * Screens that are served as the application shell, by the name of their chunk: without it there is nothing to show. A
 * page, a dialog, a panel and an area around them: the others share lazyPage and the same boundaries.
 */
export const screens: Record<string, string> = {
  'merchant-area': '/dashboard/profile',
  'dashboard-page': '/dashboard',
  'payment-link-dialog': '/dashboard/links/new',
  'transaction-panel': '/dashboard/transactions/txn_1',
}

/** Exported pages, by the name of their chunk: without it they remain documents. */
export const documents: Record<string, string> = {
  'login-page': '/login',
}

/** Texts of exported pages, by the name of their chunk: the way from another page, and a heading of the text. */
export const texts: Record<string, { path: string; heading: string }> = {
  'about-sections': { path: '/about-us', heading: 'About' },
}

/** Chunks that no test here aborts, each group with its reason. */
export const exempt = [
  {
    reason:
      'screens like those of `screens`: they share lazyPage and the boundary of a page, a dialog or a panel',
    chunks: [
      'session-area',
      'require-auth',
      'coming-soon-page',
      'figure-panel',
      'admin-dashboard-page',
      'payment-links-page',
      'link-panel',
      'bulk-links-dialog',
      'transactions-page',
      'bulk-refunds-dialog',
      'settlements-page',
      'settlement-panel',
      'find-payouts-page',
      'reminders-page',
      'books-page',
      'customer-page',
      'customers-page',
      'refunds-page',
      'gateways-page',
      'payment-methods-page',
      'profile-page',
      'reset-password-page',
    ],
  },
  {
    reason: 'parts like those of `parts`: they share lazyPart, as a part of a page, a popup or a dialog',
    chunks: [
      'stay-signed-in',
      'shortcut-list',
      'filter-sheet',
      'try-it',
      'days-chart',
      'insights',
      'filter-popup',
      'day-popup',
      'poster',
      'account-menu-popup',
      'settings-dialog',
      'view-dialog',
      'note-row',
      'stop-confirmation',
      'missing-screen',
      'react-virtuoso',
    ],
  },
  {
    reason: 'exported pages like those of `documents`: they share lazyPage, the loader and main.tsx',
    chunks: [
      'contact-page',
      'reference-page',
      'register-page',
      'forgot-password-page',
      'docs-pages',
      'landing-page',
      'about-page',
      'upi-payments-page',
      'terms-page',
      'privacy-policy-page',
      'refund-policy-page',
      'grievance-page',
      'security-page',
      'not-found-page',
    ],
  },
  {
    reason: 'texts of exported pages like those of `texts`: they share Prerendered',
    chunks: [
      'landing-sections',
      'upi-sections',
      'loaded-terms',
      'reference-sections',
      'errors-sections',
      'pagination-sections',
      'idempotency-sections',
      'conditional-sections',
      'webhooks-sections',
      'changelog-sections',
      'contact-details',
    ],
  },
  { reason: 'only rendered while the pages are exported', chunks: ['printed-terms'] },
  {
    reason: 'the page says that the file could not be read, and it can be chosen again',
    chunks: ['workbook-text'],
  },
  { reason: 'the download says that it failed, and can be pressed again', chunks: ['books-archive'] },
  { reason: 'the plain field searches too: see search/results.spec.ts', chunks: ['search-box'] },
  { reason: 'says that another chunk is missing', chunks: ['missing-account'] },
]

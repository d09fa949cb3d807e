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

/** Screens that are served as the application shell, by the name of their chunk: without it there is nothing to show. */
export const screens: Record<string, string> = {
  'dashboard-page': '/dashboard',
  'figure-panel': '/dashboard/figures/returning',
  'admin-dashboard-page': '/admin/dashboard',
  'payment-links-page': '/dashboard/links',
  'payment-link-dialog': '/dashboard/links/new',
  'link-panel': '/dashboard/links/plink_1',
  'bulk-links-dialog': '/dashboard/links/bulk',
  'transactions-page': '/dashboard/transactions',
  'transaction-panel': '/dashboard/transactions/txn_1',
  'bulk-refunds-dialog': '/dashboard/transactions/refunds',
  'settlements-page': '/dashboard/settlements',
  'settlement-panel': '/dashboard/settlements/setl_1',
  'reconciliation-page': '/dashboard/settlements/statement',
  'reminders-page': '/dashboard/links/reminders',
  'books-page': '/dashboard/books',
  'customer-page': '/dashboard/customers/meera@kaveri.example',
  'gateways-page': '/dashboard/gateways',
  'payment-methods-page': '/dashboard/methods',
  'profile-page': '/dashboard/profile',
  'merchant-area': '/dashboard',
  'session-area': '/dashboard',
  'require-auth': '/dashboard',
  'reset-password-page': '/reset-password/rst_1',
  'coming-soon-page': '/payments/status/pay_1',
}

/** Exported pages, by the name of their chunk: without it they remain documents. */
export const documents: Record<string, string> = {
  'login-page': '/login',
  'register-page': '/register',
  'forgot-password-page': '/forgot-password',
  'contact-page': '/contact-us',
  'reference-page': '/docs/api',
  'docs-pages': '/docs/errors',
}

/** Texts of exported pages, by the name of their chunk: the way from another page, and a heading of the text. */
export const texts: Record<string, { path: string; heading: string }> = {
  'about-sections': { path: '/about-us', heading: 'About' },
}

/** Chunks that no test here aborts, each group with its reason. */
export const exempt = [
  {
    reason: 'exported pages like those of `documents`: they share lazyPage, the loader and main.tsx',
    chunks: [
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
    ],
  },
  { reason: 'only rendered while the pages are exported', chunks: ['printed-terms'] },
  { reason: 'the plain field searches too: see search/results.spec.ts', chunks: ['search-box'] },
  { reason: 'says that another chunk is missing', chunks: ['missing-account'] },
]

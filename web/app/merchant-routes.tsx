import type { LazyPage } from '../loading/lazy-page.tsx'
import { lazyPage } from '../loading/lazy-page.tsx'
import { paths } from '../paths.ts'
import type { SiteRoute } from './site-route.ts'

const sessionArea = lazyPage(() => import('../auth/session-area.tsx'), 'SessionArea')
const login = lazyPage(
  () => import('../auth/pages/login-page.tsx'),
  ({ LoginPage }) =>
    () => <LoginPage prefetchNext={prefetchDashboard} />,
)
const register = lazyPage(() => import('../auth/pages/register-page.tsx'), 'RegisterPage')
const forgotPassword = lazyPage(() => import('../auth/pages/forgot-password-page.tsx'), 'ForgotPasswordPage')
const resetPassword = lazyPage(() => import('../auth/pages/reset-password-page.tsx'), 'ResetPasswordPage')
const profile = lazyPage(() => import('../auth/profile/profile-page.tsx'), 'ProfilePage')

const signedIn = guard()
const merchantArea = lazyPage(() => import('../merchant/frame/merchant-area.tsx'), 'MerchantArea')
const dashboard = lazyPage(() => import('../merchant/dashboard/dashboard-page.tsx'), 'DashboardPage')
const figure = lazyPage(() => import('../merchant/dashboard/figure-drawer.tsx'), 'FigureDrawer')
const links = lazyPage(() => import('../merchant/payment-links/payment-links-page.tsx'), 'PaymentLinksPage')
const link = lazyPage(() => import('../merchant/payment-links/link-drawer.tsx'), 'LinkDrawer')
const linkForm = lazyPage(
  () => import('../merchant/payment-links/form/payment-link-dialog.tsx'),
  'PaymentLinkDialog',
)
const bulkLinks = lazyPage(() => import('../merchant/bulk-links/bulk-links-dialog.tsx'), 'BulkLinksDialog')
const reminders = lazyPage(
  () => import('../merchant/payment-links/reminders/reminders-page.tsx'),
  'RemindersPage',
)
const transactions = lazyPage(
  () => import('../merchant/transactions/transactions-page.tsx'),
  'TransactionsPage',
)
const transaction = lazyPage(
  () => import('../merchant/transactions/transaction-drawer.tsx'),
  'TransactionDrawer',
)
const bulkRefunds = lazyPage(
  () => import('../merchant/bulk-refunds/bulk-refunds-dialog.tsx'),
  'BulkRefundsDialog',
)
const refunds = lazyPage(() => import('../merchant/refunds/refunds-page.tsx'), 'RefundsPage')
const settlements = lazyPage(() => import('../merchant/settlements/settlements-page.tsx'), 'SettlementsPage')
const settlement = lazyPage(() => import('../merchant/settlements/settlement-drawer.tsx'), 'SettlementDrawer')
const findPayouts = lazyPage(
  () => import('../merchant/settlements/find-payouts/find-payouts-page.tsx'),
  'FindPayoutsPage',
)
const books = lazyPage(() => import('../merchant/books/books-page.tsx'), 'BooksPage')
const gateways = lazyPage(() => import('../merchant/settings/gateways-page.tsx'), 'GatewaysPage')
const customer = lazyPage(() => import('../merchant/customers/customer-page.tsx'), 'CustomerPage')
const customers = lazyPage(() => import('../merchant/customers/customers-page.tsx'), 'CustomersPage')
const methods = lazyPage(() => import('../merchant/settings/payment-methods-page.tsx'), 'PaymentMethodsPage')
const admin = lazyPage(() => import('../merchant/dashboard/admin-dashboard-page.tsx'), 'AdminDashboardPage')

const screens: SiteRoute[] = [
  screen(paths.dashboard, dashboard, [screen(`${paths.dashboard}/figures/:name`, figure)]),
  screen(paths.reminders, reminders),
  screen(paths.links, links, [
    screen(paths.bulkLinks, bulkLinks),
    screen(paths.newLink, linkForm),
    screen(`${paths.links}/:id`, link),
    screen(`${paths.links}/:id/edit`, linkForm),
  ]),
  screen(paths.transactions, transactions, [
    screen(paths.bulkRefunds, bulkRefunds),
    screen(`${paths.transactions}/:id`, transaction),
  ]),
  screen(paths.refunds, refunds, [screen(`${paths.refunds}/:id`, transaction)]),
  screen(paths.findPayouts, findPayouts),
  screen(paths.settlements, settlements, [screen(`${paths.settlements}/:id`, settlement)]),
  screen(paths.books, books),
  screen(paths.customers, customers),
  screen(`${paths.customers}/:contact`, customer),
  screen(paths.gateways, gateways),
  screen(paths.methods, methods),
  screen(paths.profile, profile),
  {
    Component: guard('admin'),
    children: [
      screen(paths.adminDashboard, admin, [screen(`${paths.adminDashboard}/figures/:name`, figure)]),
    ],
  },
]

/** Sign-in and the merchant area share one session and one cache; only the latter is guarded. */
export const merchantRoutes: SiteRoute[] = [
  {
    Component: sessionArea,
    children: [
      { path: paths.login, Component: login, html: 'page' },
      { path: paths.register, Component: register, html: 'page' },
      { path: paths.forgotPassword, Component: forgotPassword, html: 'page' },
      { path: paths.resetPassword, Component: resetPassword, html: 'app' },
      { Component: signedIn, children: [{ Component: merchantArea, children: screens }] },
    ],
  },
]

/** A guarded page, served as the application shell. Children are shown next to it rather than instead. */
function screen(path: string, Component: LazyPage, children?: SiteRoute[]): SiteRoute {
  return { path, Component, html: 'app', ...(children && { children }) }
}

function guard(role?: 'admin'): LazyPage {
  return lazyPage(
    () => import('../auth/require-auth.tsx'),
    ({ RequireAuth }) =>
      () => <RequireAuth {...(role && { role })} />,
  )
}

function prefetchDashboard() {
  for (const page of [signedIn, merchantArea, dashboard]) page.prefetch()
}

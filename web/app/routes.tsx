import { lazyPage } from '../loading/lazy-page.tsx'
import { paths } from '../paths.ts'
import type { ComingSoon } from '../site/marketing/coming-soon-page.tsx'
import type { docsPages } from '../site/reference/docs-pages.tsx'
import { merchantRoutes } from './merchant-routes.tsx'
import type { SiteRoute } from './site-route.ts'

const landing = lazyPage(() => import('../site/marketing/landing/landing-page.tsx'), 'LandingPage')
const aboutUs = lazyPage(() => import('../site/marketing/about-page.tsx'), 'AboutPage')
const upiPayments = lazyPage(() => import('../site/marketing/upi-payments-page.tsx'), 'UpiPaymentsPage')
const contactUs = lazyPage(() => import('../site/marketing/contact-page.tsx'), 'ContactPage')
const terms = lazyPage(() => import('../site/legal/terms-page.tsx'), 'TermsPage')
const privacy = lazyPage(() => import('../site/legal/privacy-policy-page.tsx'), 'PrivacyPolicyPage')
const refunds = lazyPage(() => import('../site/legal/refund-policy-page.tsx'), 'RefundPolicyPage')
const grievances = lazyPage(() => import('../site/legal/grievance-page.tsx'), 'GrievancePage')
const security = lazyPage(() => import('../site/legal/security-page.tsx'), 'SecurityPage')
const notFound = lazyPage(() => import('../shell/not-found-page.tsx'), 'NotFoundPage')

const publicRoutes: SiteRoute[] = [
  { path: paths.home, Component: landing, html: 'page' },
  { path: paths.aboutUs, Component: aboutUs, html: 'page' },
  { path: paths.upiPayments, Component: upiPayments, html: 'page' },
  { path: paths.contactUs, Component: contactUs, html: 'page' },
  { path: paths.terms, Component: terms, html: 'page' },
  { path: paths.privacyPolicy, Component: privacy, html: 'page' },
  { path: paths.refundPolicy, Component: refunds, html: 'page' },
  { path: paths.grievances, Component: grievances, html: 'page' },
  { path: paths.security, Component: security, html: 'page' },
  { path: paths.pricing, Component: comingSoon('pricing'), html: 'page' },
  { path: paths.docs, Component: comingSoon('docs'), html: 'page' },
  { path: paths.support, Component: comingSoon('support'), html: 'page' },
  { path: paths.paymentGateway, Component: comingSoon('paymentGateway'), html: 'app' },
  { path: paths.paymentStatus, Component: comingSoon('paymentStatus'), html: 'app' },
]

/** Only included once there is a backend to call. */
const referenceRoutes: SiteRoute[] = [
  {
    path: paths.apiReference,
    Component: lazyPage(() => import('../site/reference/reference-page.tsx'), 'ReferencePage'),
    html: 'page',
  },
  { path: paths.errors, Component: docs('errors'), html: 'page' },
  { path: paths.pagination, Component: docs('pagination'), html: 'page' },
  { path: paths.idempotency, Component: docs('idempotency'), html: 'page' },
  { path: paths.webhooks, Component: docs('webhooks'), html: 'page' },
]

/** Replaces sign-in and the merchant area until the company's backend is available. */
const prelaunchRoutes = (): SiteRoute[] => [
  { path: paths.login, Component: comingSoon('login'), html: 'page' },
  { path: paths.register, Component: comingSoon('register'), html: 'page' },
  { path: paths.forgotPassword, Component: comingSoon('forgotPassword'), html: 'page' },
  { path: paths.resetPassword, Component: comingSoon('resetPassword'), html: 'app' },
  { path: paths.dashboard, Component: comingSoon('dashboard'), html: 'page' },
]

export const routes: SiteRoute[] = [
  ...publicRoutes,
  ...(import.meta.env.MODE === 'prelaunch' ? prelaunchRoutes() : [...referenceRoutes, ...merchantRoutes]),
  { path: '*', Component: notFound },
]

function comingSoon(name: ComingSoon) {
  return lazyPage(
    () => import('../site/marketing/coming-soon-page.tsx'),
    ({ ComingSoonPage }) =>
      () => <ComingSoonPage name={name} />,
  )
}

function docs(name: keyof typeof docsPages) {
  return lazyPage(
    () => import('../site/reference/docs-pages.tsx'),
    (m) => m.docsPages[name],
  )
}

import { publicPages } from '../../hosts/paths.ts'

/** The API reference repeats a few kinds of parts; checking them all takes minutes, so one of each kind is checked. */
export const REFERENCE = 'header, #contents, #getting-started, #rate-limits, #deletePaymentLink, #Refund'

const named: Record<string, string[]> = {
  'the home page and the products': ['/', '/about-us', '/upi-payments', '/contact-us'],
  'the terms and policies': [
    '/terms',
    '/privacy-policy',
    '/refund-policy',
    '/grievance-redressal',
    '/security',
  ],
  'the API reference': ['/docs/api'],
  accounts: ['/login', '/register', '/forgot-password', '/reset-password/abc'],
  'the guides': publicPages.filter((path) => path.startsWith('/docs/') && path !== '/docs/api'),
}
export const areas = {
  ...named,
  'the other pages': [
    ...publicPages.filter((path) => !Object.values(named).flat().includes(path)),
    '/payments/gateway/gw_1',
    '/payments/status/pay_1',
  ],
}

/** The other pages are columns of the same text at this width. */
export const ON_A_PHONE = ['/', '/contact-us']

/** One of each template, since the others have the same colours. */
export const IN_THE_DARK = [
  '/',
  '/about-us',
  '/upi-payments',
  '/contact-us',
  '/terms',
  '/pricing',
  '/docs',
  '/docs/api',
  '/docs/errors',
  '/docs/webhooks',
  '/login',
]

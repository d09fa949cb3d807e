import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/tool.ts'

export const dist = join(root, 'dist')

/** All public pages of the export. */
export const publicPages = [
  '/',
  '/about-us',
  '/upi-payments',
  '/contact-us',
  '/terms',
  '/privacy-policy',
  '/refund-policy',
  '/grievance-redressal',
  '/security',
  '/pricing',
  '/docs',
  '/docs/api',
  '/docs/errors',
  '/docs/pagination',
  '/docs/idempotency',
  '/docs/webhooks',
  '/support',
  '/login',
  '/register',
  '/forgot-password',
]

export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The HTML of a public page. */
export const pageOf = (path: string) => readFileSync(join(dist, fileOf(path)), 'utf8')

const [script = ''] = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))

type Expected = { status: number; contains?: string; location?: string; type?: string; cache?: string }

const page = 'text/html; charset=utf-8'
const checkAgain = 'public, max-age=0, must-revalidate'
const forAYear = 'public, max-age=31536000, immutable'
const notFound: Expected = { status: 404, contains: 'Page Not Found', type: page }
const app: Expected = { status: 200, contains: 'data-app-shell', type: page, cache: checkAgain }

/** All kinds of URL paths with the expected responses. */
export const expectations: [string, Expected][] = [
  [
    '/',
    {
      status: 200,
      contains: '<link rel="canonical" href="https://kosha.example/"',
      type: page,
      cache: checkAgain,
    },
  ],
  ['/about-us', { status: 200, contains: 'https://kosha.example/about-us"', type: page, cache: checkAgain }],
  ['/about-us?from=mail', { status: 200, contains: 'https://kosha.example/about-us"' }],
  [`/assets/${script}`, { status: 200, type: 'text/javascript; charset=utf-8', cache: forAYear }],
  [
    '/Terms%20and%20Conditions.txt',
    { status: 200, contains: '# 1. Who may use Kosha', type: 'text/plain; charset=utf-8' },
  ],
  [
    '/favicon.svg',
    { status: 200, contains: '<svg', type: 'image/svg+xml; charset=utf-8', cache: checkAgain },
  ],
  ['/manifest.webmanifest', { status: 200, type: 'application/manifest+json; charset=utf-8' }],
  ['/robots.txt', { status: 200, contains: 'Sitemap:' }],
  ['/sitemap.xml', { status: 200, contains: '/refund-policy</loc>', type: 'application/xml; charset=utf-8' }],
  ['/openapi.yaml', { status: 200, contains: 'openapi: 3.1', type: 'application/yaml; charset=utf-8' }],
  ['/.well-known/security.txt', { status: 200, contains: 'Expires:' }],

  ['/docs/api', { status: 200, contains: 'API reference', type: page, cache: checkAgain }],
  ['/docs/api/', { status: 308, location: '/docs/api' }],

  ['/dashboard', app],
  ['/dashboard/links/plink_1', app],
  ['/dashboard/links/plink_1/edit', app],
  ['/reset-password/a1b2c3', app],
  ['/reset-password/a%2Fb%2B%2Fc%3D%3D', app],
  ['/payments/status/pay_1', app],
  ['/admin/dashboard', app],

  ['/about-us.html', { status: 308, location: '/about-us' }],
  ['/about-us/', { status: 308, location: '/about-us' }],
  ['/index.html', { status: 308, location: '/' }],
  ['/index', { status: 308, location: '/' }],
  ['/about-us.html?from=mail', { status: 308, location: '/about-us?from=mail' }],
  ['/dashboard/', { status: 308, location: '/dashboard' }],
  ['/dashboard/links/plink_1/', { status: 308, location: '/dashboard/links/plink_1' }],
  ['/reset-password/a1b2c3/', { status: 308, location: '/reset-password/a1b2c3' }],
  ['/reset-password/a%2Fb/', { status: 308, location: '/reset-password/a%2Fb' }],

  ['/dashboard/?from=mail', { status: 308, location: '/dashboard?from=mail' }],
  ['/dashboard/links/a%3Fb%20c/', { status: 308, location: '/dashboard/links/a%3Fb%20c' }],
  [
    '/dashboard/links/a%0D%0Aset-cookie:b=c/',
    { status: 308, location: '/dashboard/links/a%0D%0Aset-cookie:b=c' },
  ],

  ['/qr', notFound],
  ['/404', notFound],
  ['/reset-password', notFound],
  ['/reset-password/a/b', notFound],
  ['/payments/gateway', notFound],
  ['/payments/gateway/', notFound],
  ['/dashboard/links/plink_1/edit/more', notFound],
  ['/assets/gone-123.js', notFound],
  ['/dashboardish', notFound],
  ['/_headers', notFound],
  ['/_redirects', notFound],
  ['/assets/', notFound],
  ['/about-us//', notFound],
]

/** The headers required on every response with a body. */
export const guards = {
  'content-security-policy': /^default-src 'none'; script-src 'self' 'sha256-/,
  'strict-transport-security': /^max-age=63072000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
}

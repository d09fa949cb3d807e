/** Every path of the app. `:name` marks a parameter that `pathTo` fills in. */
export const paths = {
  home: '/',
  aboutUs: '/about-us',
  upiPayments: '/upi-payments',
  contactUs: '/contact-us',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  refundPolicy: '/refund-policy',
  grievances: '/grievance-redressal',
  security: '/security',
  pricing: '/pricing',
  docs: '/docs',
  apiReference: '/docs/api',
  errors: '/docs/errors',
  pagination: '/docs/pagination',
  idempotency: '/docs/idempotency',
  webhooks: '/docs/webhooks',
  support: '/support',

  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',

  paymentGateway: '/payments/gateway/:id',
  paymentStatus: '/payments/status/:id',

  dashboard: '/dashboard',
  links: '/dashboard/links',
  newLink: '/dashboard/links/new',
  bulkLinks: '/dashboard/links/bulk',
  reminders: '/dashboard/links/reminders',
  transactions: '/dashboard/transactions',
  bulkRefunds: '/dashboard/transactions/refunds',
  refunds: '/dashboard/refunds',
  settlements: '/dashboard/settlements',
  findPayouts: '/dashboard/settlements/find',
  books: '/dashboard/books',
  customers: '/dashboard/customers',
  gateways: '/dashboard/gateways',
  methods: '/dashboard/methods',
  profile: '/dashboard/profile',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
} as const

export const pathTo = {
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  paymentGateway: (id: string) => `/payments/gateway/${encodeURIComponent(id)}`,
  paymentStatus: (id: string) => `/payments/status/${encodeURIComponent(id)}`,
  link: (id: string) => `${paths.links}/${encodeURIComponent(id)}`,
  editLink: (id: string) => `${paths.links}/${encodeURIComponent(id)}/edit`,
  /** The payments behind a figure of the dashboard, such as `hour-18`. */
  figure: (name: string, home: string = paths.dashboard) => `${home}/figures/${encodeURIComponent(name)}`,
  transaction: (id: string) => `${paths.transactions}/${encodeURIComponent(id)}`,
  refund: (id: string) => `${paths.refunds}/${encodeURIComponent(id)}`,
  /** By phone number or email address. */
  customer: (contact: string) => `${paths.customers}/${encodeURIComponent(contact)}`,
  settlement: (id: string) => `${paths.settlements}/${encodeURIComponent(id)}`,
}

/** Whether a path belongs to the merchant area, which has another frame than the public pages. */
export const isMerchantPath = (pathname: string) => /^\/(dashboard|admin)(\/|$)/.test(pathname)

/** The start page of a role. */
export const homeOf = ({ role }: { role: string }) =>
  role === 'admin' ? paths.adminDashboard : paths.dashboard

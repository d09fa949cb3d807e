import { paths } from '../paths.ts'

type MenuEntry = { name: string; to?: string }
export type MenuGroup = { title: string; entries: MenuEntry[] }
export type Menu = { name: string; groups: MenuGroup[] }

/** Entries with `to` are links; those without a page yet are plain text. */
const products: Menu = {
  name: 'Products',
  groups: [
    {
      title: 'Payments',
      entries: [
        { name: 'UPI Payments', to: paths.upiPayments },
        { name: 'Payment Links' },
        { name: 'QR Code Payments' },
        { name: 'Subscriptions & Recurring' },
        { name: 'Invoices' },
        { name: 'Smart Routing' },
      ],
    },
    {
      title: 'Payouts',
      entries: [
        { name: 'Bulk Payouts (UPI/IMPS/NEFT)' },
        { name: 'Vendor/Partner Settlements' },
        { name: 'Refunds' },
      ],
    },
    {
      title: 'Accounts',
      entries: [{ name: 'Virtual Accounts' }, { name: 'Escrow/Split Payments' }, { name: 'Wallets' }],
    },
    {
      title: 'Risk & Compliance',
      entries: [
        { name: 'Fraud & Risk Engine' },
        { name: 'KYC/Onboarding' },
        { name: 'Disputes/Chargebacks' },
      ],
    },
  ],
}

const developers: Menu = {
  name: 'Developers',
  groups: [
    {
      title: 'Developer Tools',
      entries: [{ name: 'API & SDKs' }, { name: 'Webhooks' }, { name: 'Plugins (Shopify/WordPress/etc.)' }],
    },
  ],
}

export const menus: Menu[] = [products, developers]

export const footerGroups: MenuGroup[] = [
  {
    title: 'Products',
    entries: [
      { name: 'UPI Payments', to: paths.upiPayments },
      { name: 'Pricing', to: paths.pricing },
      { name: 'Payment Links' },
      { name: 'QR Code Payments' },
    ],
  },
  {
    title: 'Company',
    entries: [
      { name: 'About Us', to: paths.aboutUs },
      { name: 'Contact Us', to: paths.contactUs },
      { name: 'Support', to: paths.support },
      { name: 'Careers' },
    ],
  },
  {
    title: 'Legal',
    entries: [
      { name: 'Terms & Conditions', to: paths.terms },
      { name: 'Privacy Policy', to: paths.privacyPolicy },
      { name: 'Refund Policy', to: paths.refundPolicy },
      { name: 'Grievance Redressal', to: paths.grievances },
      { name: 'Security', to: paths.security },
    ],
  },
]

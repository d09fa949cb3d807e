import { paths } from '../../paths.ts'
import type { KolamName } from '../../ui/kolam/kolam.tsx'
import { rules } from '../rules.ts'

type Document = { name: string; href: string }

export type ComingSoonText = {
  title: string
  description: string
  kolam: KolamName
  /** What to do until the page exists. */
  meanwhile: string
  path?: string
  /** The next step, a separate document loaded without the router. */
  action?: Document
  help?: { heading: string; text: string; link?: { name: string; to: string }; documents?: Document[] }[]
}

const isPrelaunch = import.meta.env.MODE === 'prelaunch'

const accountsOpenSoon = 'Kosha accounts open soon. Write to us to be among the first.'

/** The text of each page that is not written yet. */
export const comingSoonTexts = {
  pricing: {
    kolam: 'pricing',
    title: 'Pricing',
    description: 'The price list of Kosha is coming soon. Until then every business gets its quote by email.',
    meanwhile:
      'The price list is being written. Until then we quote by email: tell us your monthly volume and how your customers pay.',
    path: paths.pricing,
    help: [
      {
        heading: 'How we charge',
        text: 'One fee per successful payment, the GST on that fee, and nothing else. Every settlement shows both on separate lines.',
      },
      {
        heading: 'A sample: what the demo charges',
        text: `${rules.sampleFees}, each with GST on it. Your own rates are in your quote.`,
      },
      {
        heading: 'What a quote needs',
        text: 'Your trade, payments a month, the average amount, and the share of UPI, cards, net banking and wallets.',
        link: { name: 'Ask for a quote', to: paths.contactUs },
      },
      {
        heading: 'What a refund costs',
        text: 'Nothing extra. The fee of the original payment and its GST are not returned.',
        link: { name: 'Read the refund policy', to: paths.refundPolicy },
      },
    ],
  },
  docs: {
    kolam: 'docs',
    title: 'Docs',
    description: isPrelaunch
      ? 'The developer documentation of Kosha is coming soon. Until then ask for the API description.'
      : 'The reference of every call, the OpenAPI document and a mock server to build against. Guides to plugins and SDKs are coming soon.',
    meanwhile: isPrelaunch
      ? 'The developer documentation is being written. Until then we send the API description and a mock server to build against.'
      : 'The guides to plugins and SDKs are being written. The reference of every call is here, with samples and a mock server to build against.',
    path: paths.docs,
    ...(!isPrelaunch && { action: { name: 'Read the API reference', href: paths.apiReference } }),
    help: [
      {
        heading: 'What you get today',
        text: 'An OpenAPI 3.1 document of every call, and a mock server that keeps to it: roles, refunds, payment links and errors included.',
        ...(isPrelaunch
          ? { link: { name: 'Ask for both', to: paths.contactUs } }
          : {
              documents: [
                { name: 'Download openapi.yaml', href: '/openapi.yaml' },
                { name: 'Handle errors', href: paths.errors },
                { name: 'Receive webhooks', href: paths.webhooks },
                { name: 'Run the mock server', href: `${paths.apiReference}#mock-server` },
              ],
            }),
      },
      {
        heading: 'What to expect',
        text: 'Amounts are whole paise, times are RFC 3339, repeated requests are safe.',
      },
      {
        heading: 'What the pages will cover',
        text: 'SDKs, and plugins for Shopify, WordPress and others.',
        link: { name: 'See how UPI payments run', to: paths.upiPayments },
      },
    ],
  },
  support: {
    kolam: 'support',
    title: 'Support',
    description: 'The help centre of Kosha is coming soon. Until then people answer, by email and by phone.',
    meanwhile:
      'The help centre is being written. Until then people answer: have the transaction id, RRN or UTR at hand.',
    path: paths.support,
    help: [
      {
        heading: 'You paid a business',
        text: 'Ask that business first: it sees your payment and starts refunds. If money left your account and the payment failed, your bank returns it by itself.',
      },
      {
        heading: 'You are waiting for a refund',
        text: `Approved refunds take ${rules.refundArrival} to arrive, on the account or card that paid.`,
        link: { name: 'Read the refund policy', to: paths.refundPolicy },
      },
      {
        heading: 'You are a merchant',
        text: 'Send the transaction id and what you expected to see. Never send passwords, OTPs or UPI PINs.',
        link: { name: 'All ways to reach us', to: paths.contactUs },
      },
    ],
  },
  paymentGateway: {
    kolam: 'payment',
    title: 'Payment gateway',
    description: 'Paying on this page is coming soon.',
    meanwhile:
      'Paying on this page is not possible yet. Nothing was charged. Ask the business that sent you here for another way to pay.',
  },
  paymentStatus: {
    kolam: 'payment',
    title: 'Payment status',
    description: 'Following a payment on this page is coming soon.',
    meanwhile:
      'This page will show the status of a payment. Until then your UPI app or bank shows it, and the business you paid can tell you.',
  },
  login: {
    kolam: 'account',
    title: 'Sign in',
    description: 'Signing in to Kosha is coming soon.',
    meanwhile: accountsOpenSoon,
  },
  register: {
    title: 'Register',
    kolam: 'account',
    description: 'Registration is coming soon.',
    meanwhile: accountsOpenSoon,
  },
  forgotPassword: {
    kolam: 'account',
    title: 'Forgot password',
    description: 'Accounts, and resetting their passwords, are coming soon.',
    meanwhile: accountsOpenSoon,
  },
  resetPassword: {
    kolam: 'account',
    title: 'Reset password',
    description: 'Accounts, and resetting their passwords, are coming soon.',
    meanwhile: accountsOpenSoon,
  },
  dashboard: {
    kolam: 'list',
    title: 'Dashboard',
    description: 'The merchant dashboard is coming soon.',
    meanwhile:
      'Payments, links, refunds and settlements will be managed here. Write to us to be among the first.',
  },
} satisfies Record<string, ComingSoonText>

import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import type { Mock } from '../../../mock-server/client/mock.ts'
import type { demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import type { Fixtures } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'

type Screen = {
  name: string
  open: string
  who?: Parameters<typeof demoEmail>[0]
  scenario?: 'busy-day' | 'new-merchant' | 'settlement-failed'
  /** Actions before the check. */
  act?: (page: Page) => Promise<void>
  /** A text that is visible once the screen is complete. */
  sees: (page: Page) => ReturnType<Page['getByText']>
  /** The part to check if it is outside the page's regions. */
  part?: string
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name, exact: true })
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
// By keyboard: a click where the screen before was clicked so soon would count as the second half of a double click.
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().press('Enter')

const TRANSACTION = 'txn_on_screen'
export const LINK = 'plink_on_screen'
const SETTLEMENT = 'setl_on_screen'

/** Limits the rows in the background, since checking a hundred takes seconds and adds nothing. */
const onlyLink = `?search=${LINK}`
const onlyTransaction = `?search=${TRANSACTION}`

const LONG_NAME = {
  name: 'Venkatanarasimharajuvaripeta Chandrashekharan',
  email: 'venkatanarasimharajuvaripeta.chandrashekharan@a-long-domain-name.example',
}

/** Every screen of the merchant area in its states; within an area, those that open without a load follow each other. */
export const screens: Record<string, Screen[]> = {
  'the dashboard and the payment links': [
    {
      name: 'the dashboard with its table',
      open: '/dashboard',
      act: async (page) => {
        await page.getByRole('region', { name: 'Since the account was opened' }).scrollIntoViewIfNeeded()
        await page.getByText('Show as a table').click()
        await expect(page.getByRole('region', { name: 'Figures of each day' })).toBeVisible()
      },
      sees: heading('Since the account was opened'),
    },
    {
      name: 'the payments behind a figure',
      open: '/dashboard/figures/source-bank',
      sees: dialog('Failed: Bank'),
    },
    {
      name: 'the links',
      open: '/dashboard/links?status=partially_paid',
      sees: (page) => page.getByRole('table'),
    },
    { name: 'no link found', open: '/dashboard/links?search=nowhere', sees: heading('No results') },
    { name: 'the form of a new link', open: `/dashboard/links/new${onlyLink}`, sees: dialog(/./) },
    { name: 'many links at once', open: `/dashboard/links/bulk${onlyLink}`, sees: dialog(/./) },
    {
      name: 'a link',
      open: `/dashboard/links/${LINK}${onlyLink}`,
      sees: (page) => page.getByRole('region', { name: 'Notes' }),
    },
    {
      name: 'a link at the counter',
      open: `/dashboard/links/${LINK}${onlyLink}&counter=1`,
      sees: (page) => page.getByText('Waiting for the payment'),
    },
  ],
  'transactions, refunds and customers': [
    {
      name: 'the transactions',
      open: `/dashboard/transactions?search=${LONG_NAME.email}`,
      sees: (page) => page.getByRole('table'),
    },
    {
      name: 'a transaction',
      open: `/dashboard/transactions/${TRANSACTION}${onlyTransaction}`,
      sees: dialog('Transaction'),
    },
    {
      name: 'a refund',
      open: `/dashboard/transactions/${TRANSACTION}${onlyTransaction}&refund=1`,
      sees: (page) => page.getByRole('alertdialog'),
    },
    { name: 'refunds in bulk', open: '/dashboard/transactions/refunds', sees: dialog(/./) },
    {
      name: 'the refunds',
      open: '/dashboard/refunds?status=pending',
      sees: (page) => page.getByRole('table'),
    },
    {
      name: 'the customers',
      open: '/dashboard/customers?search=an',
      sees: (page) => page.getByRole('table'),
    },
    {
      name: 'a customer',
      open: '/dashboard/customers/nobody%40zari.example',
      sees: heading('No payments'),
    },
  ],
  'settlements, books and settings': [
    {
      name: 'the settlements',
      open: `/dashboard/settlements?search=${SETTLEMENT}`,
      sees: (page) => page.getByRole('table'),
    },
    {
      name: 'a settlement',
      open: `/dashboard/settlements?search=${SETTLEMENT}`,
      act: (page) => page.getByRole('table').getByRole('link').first().click(),
      sees: dialog('Settlement'),
    },
    {
      name: 'payouts in a bank file',
      open: '/dashboard/settlements/find',
      act: (page) => page.getByLabel('Text from your bank').fill('21/11/2026 NEFT CR KOSHA 1,000.00'),
      sees: heading(/^(Not in this file|Without a UTR: cannot be found)$/),
    },
    { name: 'the books', open: '/dashboard/books', sees: heading('Day book') },
    { name: 'the gateways', open: '/dashboard/gateways', sees: (page) => page.getByRole('table') },
    { name: 'a gateway', open: '/dashboard/gateways', act: press('Settings of'), sees: dialog(/./) },
    { name: 'the methods', open: '/dashboard/methods', sees: (page) => page.getByRole('table') },
    { name: 'a method', open: '/dashboard/methods', act: press('Settings of'), sees: dialog(/./) },
    { name: 'the profile', open: '/dashboard/profile', sees: heading('Profile') },
    {
      name: 'the account menu',
      open: '/dashboard/profile',
      act: press('Account of'),
      sees: (page) => page.getByRole('menu'),
      part: '[role=menu]',
    },
  ],
  'other accounts and other days': [
    {
      name: 'the dashboard after a failed settlement',
      open: '/dashboard',
      scenario: 'settlement-failed',
      sees: (page) => page.getByRole('region', { name: 'Needs attention' }).getByRole('link').first(),
    },
    {
      name: 'the dashboard of the platform',
      who: 'admin',
      open: '/admin/dashboard',
      sees: heading('Since the account was opened'),
    },
    {
      name: 'the links of a viewer',
      who: 'viewer',
      open: '/dashboard/links?status=partially_paid',
      sees: (page) => page.getByRole('table'),
    },
    {
      name: 'reminders',
      open: '/dashboard/links/reminders',
      sees: heading('Expires soon'),
    },
    {
      name: 'the dashboard of a new merchant',
      open: '/dashboard',
      scenario: 'new-merchant',
      sees: heading('No payments yet'),
    },
    {
      name: 'no links yet',
      open: '/dashboard/links',
      scenario: 'new-merchant',
      sees: heading('No payment links yet'),
    },
  ],
}

type Opened = Pick<Fixtures, 'mock' | 'signIn'> & { page: Page }

/** Opens a screen, from the one before it without a load if that is for the same account, with the same data. */
export async function openScreen(
  { page, mock, signIn }: Opened,
  { open, who = 'merchant', scenario = 'busy-day', act, sees }: Screen,
  { before, omitOptionalFields = [] }: { before: Screen | undefined; omitOptionalFields?: string[] },
) {
  if (before && (before.who ?? 'merchant') === who && (before.scenario ?? 'busy-day') === scenario)
    await goTo(page, open)
  else {
    // The screen before may ask the server every two seconds, which no longer knows its session.
    await page.goto('about:blank')
    await mock.scenario(scenario, { omitOptionalFields })
    if (scenario === 'busy-day') await insertRows(mock)
    await signIn(who, { open })
  }
  await act?.(page)
  await expect(sees(page)).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The rows that the screens of a busy day open. */
export async function insertRows(mock: Mock) {
  const payment = { amount: 49_900, customer: LONG_NAME }
  await mock.transactions.insert({ ...payment, id: TRANSACTION, status: 'success' })
  await mock.transactions.insert({ ...payment, status: 'pending' })
  await mock.settlements.insert({ id: SETTLEMENT })
  await mock.paymentLinks.insert({
    id: LINK,
    title: 'Zari border, gold',
    amount: 125_050,
    notes: { colour: 'indigo' },
  })
}

import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { confirmButton, fillRefund, reviewButton } from '../support/refund.ts'
import { filterList } from '../support/search.ts'

const TRANSACTION = 'txn_to_return_to'
const LINK = 'plink_to_return_to'

type Opener = {
  name: string
  open: string
  opener: (page: Page) => Locator
  /** What it opens. */
  opened: (page: Page) => Locator
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first()
const inPanel = (role: 'button' | 'link', name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole(role, { name, exact: true })
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const question = (page: Page) => page.getByRole('alertdialog')

/** One of each kind. */
const openers: Opener[] = [
  {
    name: 'the row of a payment',
    open: `/dashboard/transactions?search=${TRANSACTION}`,
    opener: (page) => page.getByRole('table').getByRole('link').first(),
    opened: dialog('Transaction'),
  },
  { name: 'a figure', open: '/dashboard', opener: link(/^Bank/), opened: dialog('Failed: Bank') },
  {
    name: 'Edit',
    open: `/dashboard/links/${LINK}`,
    opener: inPanel('link', 'Edit'),
    opened: dialog('Edit payment link'),
  },
  {
    name: 'the counter',
    open: `/dashboard/links/${LINK}`,
    opener: button(/counter/i),
    opened: (page) => page.getByRole('dialog').filter({ has: button('Next customer')(page) }),
  },
  {
    name: 'Save this view',
    open: '/dashboard/transactions?status=failed&method=upi',
    opener: button(/Save/),
    opened: dialog('Save this view'),
  },
  {
    name: 'a filter',
    open: '/dashboard/transactions',
    opener: button(/^Status/),
    opened: dialog(/./),
  },
  {
    name: 'the account',
    open: '/dashboard/transactions',
    opener: button(/^Account of/),
    opened: (page) => page.getByRole('menu'),
  },
]

test('closing what opened returns the focus', async ({ page, mock, signIn }) => {
  await mock.transactions.insert({ id: TRANSACTION, amount: 49_900, status: 'success' })
  await mock.paymentLinks.insert({ id: LINK, title: 'Zari border', status: 'active' })
  await signIn('merchant', { open: '/dashboard/profile' })
  for (const [index, { name, open, opener, opened }] of openers.entries())
    await test.step(name, async () => {
      if (open !== openers[index - 1]?.open) await goTo(page, open)
      await opener(page).press('Enter')
      await expect(opened(page)).toBeVisible()
      await expect
        .poll(() => opened(page).evaluate((part) => part.contains(document.activeElement)))
        .toBe(true)
      await page.keyboard.press('Escape')
      await expect(opened(page)).toHaveCount(0)
      await expect(opener(page)).toBeFocused()
    })
})

test('closing the refund dialog returns the focus to Refund', async ({ page, mock, signIn }) => {
  const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
  await signIn('merchant', { open: `/dashboard/transactions/${id}?refund=1` })
  const refund = inPanel('button', 'Refund')(page)
  await test.step('opened by its address', async () => {
    await escapeFrom(question(page))
    await expect(refund).toBeFocused()
  })
  await test.step('with Cancel', async () => {
    await refund.press('Enter')
    await question(page).getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(refund).toBeFocused()
  })
  await test.step('after a refund in part', async () => {
    await refund.press('Enter')
    await question(page).getByLabel('Amount in ₹').fill('100')
    await reviewButton(question(page), '₹100.00').press('Enter')
    await confirmButton(question(page), '₹100.00').press('Enter')
    await expect(page.getByRole('status')).toContainText('Refund processed successfully')
    await expect(refund).toBeFocused()
  })
})

/** Within the part of the page that was being used, and not at its top. */
const focusIsIn = (page: Page, part: string) =>
  expect.poll(() => page.evaluate((css) => document.activeElement?.closest(css) !== null, part)).toBe(true)

/** Refunds the open payment of ₹499.00 by keyboard. */
async function refundFully(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Transaction' })
  await panel.getByRole('button', { name: 'Refund', exact: true }).press('Enter')
  const dialog = page.getByRole('alertdialog')
  await reviewButton(dialog, '₹499.00').press('Enter')
  await confirmButton(dialog, '₹499.00').press('Enter')
  await expect(panel).toContainText('This payment has been fully refunded.')
}

test('a list whose filters are cleared keeps the focus', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/profile' })
  // One that the server filters, and one that the page does.
  for (const list of ['transactions', 'links']) {
    await goTo(page, `/dashboard/${list}`)
    await expect(page.getByRole('table')).toBeVisible()
    await filterList(page, 'nobody at all')
    await expect(
      page.getByText('No results', { exact: true }).and(page.locator('[aria-live]')),
    ).toBeAttached()
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter')
    await expect(page.getByRole('table')).toBeVisible()
    await focusIsIn(page, 'main [aria-busy]:has(table)')
  }
})

test('a form that was sent keeps the focus', async ({ page, mock, signIn }) => {
  await test.step('at the payment after a full refund', async () => {
    const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
    await signIn('merchant', { open: `/dashboard/transactions/${id}` })
    await refundFully(page)
    await focusIsIn(page, '[role=dialog]')
  })
  await test.step('in the refund dialog after Back', async () => {
    const { dialog } = await fillRefund({ page, mock, signIn }, { amount: '100' })
    await reviewButton(dialog, '₹100.00').press('Enter')
    await dialog.getByRole('button', { name: 'Back' }).press('Enter')
    await expect(dialog.getByLabel('Amount in ₹')).toBeFocused()
  })
  await test.step('at the password form once the password has changed', async () => {
    await goTo(page, '/dashboard/profile')
    await page.getByLabel('Current password').fill('kosha-demo-2025')
    await page.getByLabel('New password').fill('a longer one, for certain')
    await page.getByRole('button', { name: 'Change password' }).press('Enter')
    await expect(page.getByLabel('New password')).toHaveValue('')
    await focusIsIn(page, 'section[aria-labelledby="password"]')
  })
})

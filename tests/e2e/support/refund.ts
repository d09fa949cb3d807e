import type { Locator, Page } from 'playwright/test'
import type { Fixtures } from './fixtures.ts'

export const reviewButton = (dialog: Locator, amount: string) =>
  dialog.getByRole('button', { name: `Review refund of ${amount}` })

export const confirmButton = (dialog: Locator, amount: string) =>
  dialog.getByRole('button', { name: `Refund ${amount}`, exact: true })

/** Reviews and confirms a refund with an amount already entered. */
export async function confirmRefund(dialog: Locator, amount: string) {
  await reviewButton(dialog, amount).click()
  // On a phone it replaces the button in the same place, where an immediate click would count as a double click.
  await confirmButton(dialog, amount).press('Enter')
}

type RefundInput = {
  /** In rupees, as typed. */
  amount: string
  reason?: string
}

/** Opens the refund form of a new payment of ₹499.00 as a merchant, and fills it without sending it. */
export async function fillRefund(
  { page, mock, signIn }: Pick<Fixtures, 'mock' | 'signIn'> & { page: Page },
  { amount, reason }: RefundInput,
): Promise<{ id: string; dialog: Locator }> {
  const { id } = await mock.transactions.insert({ amount: 49_900, status: 'success' })
  await signIn('merchant', { open: `/dashboard/transactions/${id}?refund=1` })
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Amount in ₹').fill(amount)
  if (reason) await dialog.getByLabel('Reason (optional)').fill(reason)
  return { id, dialog }
}

import type { Locator } from 'playwright/test'

export const reviewButton = (dialog: Locator, amount: string) =>
  dialog.getByRole('button', { name: `Review refund of ${amount}` })

export const confirmButton = (dialog: Locator, amount: string) =>
  dialog.getByRole('button', { name: `Refund ${amount}`, exact: true })

/** Reviews and confirms a refund whose amount is already entered. */
export async function confirmRefund(dialog: Locator, amount: string) {
  await reviewButton(dialog, amount).click()
  await confirmButton(dialog, amount).click()
}

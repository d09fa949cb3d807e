import type { Page } from 'playwright/test'

/** Fills the form of a new link and sends it; tries again where an earlier one was not answered. */
export async function createLink(page: Page, { title, amount }: { title: string; amount: string }) {
  const again = page.getByRole('button', { name: 'Try again' })
  const description = page.getByLabel('Description')
  await description.or(again).waitFor()
  if (await again.isVisible()) return await again.click()
  await description.fill(title)
  await page.getByLabel('Amount in ₹').fill(amount)
  await page.getByRole('button', { name: 'Create payment link' }).click()
}

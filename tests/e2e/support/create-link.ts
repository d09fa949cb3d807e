import type { Page } from 'playwright/test'

/** Fills and submits the form for a new link, or retries if the last submission got no response. */
export async function createLink(page: Page, { title, amount }: { title: string; amount: string }) {
  const again = page.getByRole('button', { name: 'Try again' })
  const titleField = page.getByLabel('Title')
  await titleField.or(again).waitFor()
  if (await again.isVisible()) return await again.click()
  await titleField.fill(title)
  await page.getByLabel('Amount in ₹').fill(amount)
  await page.getByRole('button', { name: 'Create payment link' }).click()
}

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'

// React reports the component that failed on the malformed response.
test.use({ expectedInConsole: /TypeError|The above error occurred/ })

test('a response that breaks its panel does not affect the others, and can be reloaded @phone', async ({
  page,
  signIn,
}) => {
  const mend = await without(page, '**/api/payments/stats', 'stats', 'daily')
  await signIn('merchant')
  const alert = page.getByRole('alert').filter({ hasText: "Couldn't show" })
  await expect(alert).toContainText('We received an unexpected response for the figures.')
  await expect(page.getByRole('region', { name: 'Latest transactions' }).getByRole('row')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Next settlement' })).toBeVisible()
  await mend()
  await alert.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('region', { name: 'Day by day' })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a broken panel next to a list does not affect the list', async ({ page, signIn }) => {
  await without(page, '**/api/payments/transactions?search=**', 'transactions', 'events')
  await signIn('merchant', { open: '/dashboard/transactions' })
  const first = page.getByRole('table').getByRole('link').first()
  const id = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('alert').filter({ hasText: "Couldn't show" })).toBeVisible()
  await expect(page.getByRole('row', { name: id })).toBeVisible()
})

/** Removes a field from every row of the response. @returns a function that restores it */
async function without(page: Page, url: string, list: string, field: string) {
  await page.route(url, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const rows = Array.isArray(body[list]) ? body[list] : [body[list]]
    for (const row of rows) delete row[field]
    await route.fulfill({ response: answer, json: body })
  })
  return () => page.unroute(url)
}

import { expect, test } from '../support/fixtures.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { rowIds, rowLinks } from '../support/rows.ts'

test('a link opens beside the list, and is edited there', async ({ page, mock, signIn }) => {
  for (const title of ['Zari, one', 'Zari, two', 'Zari, three']) await mock.paymentLinks.insert({ title })
  await signIn('merchant', { open: '/dashboard/links?search=zari' })
  await rowLinks(page).first().click()
  const [first, second] = await rowIds(page)
  await expect(page).toHaveURL(`/dashboard/links/${first}?search=zari`)
  const panel = page.getByRole('dialog', { name: /^Zari/ })
  await expect(panel).toContainText('1 of 3')
  await expect(rowLinks(page).first()).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('j')
  await expect(page).toHaveURL(`/dashboard/links/${second}?search=zari`)
  await expect(panel).toContainText('2 of 3')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dashboard/links?search=zari')
  await expect(rowLinks(page).nth(1)).toBeFocused()

  await test.step('edited from its details, it returns to them, and to its row', async () => {
    await rowLinks(page).first().press('Enter')
    await expect(panel).toContainText('1 of 3')
    const name = (await rowLinks(page).first().textContent()) ?? ''
    await panel.getByRole('link', { name: 'Edit' }).press('Enter')
    await page.getByLabel('Amount in ₹').fill('700')
    await page.getByRole('button', { name: 'Save payment link' }).press('Enter')
    await expect(panel).toContainText('₹700.00')
    await expect(page).toHaveURL(`/dashboard/links/${first}?search=zari`)
    await test.step('Escape at the counter returns to the details', async () => {
      await page.getByRole('button', { name: 'Show at the counter' }).press('Enter')
      await expect(page.getByText('Waiting for the payment')).toBeVisible()
      // The customer reads who is paid.
      await expect(page.getByRole('dialog').last()).toContainText('Tarang Textiles')
      await escapeFrom(page.getByRole('dialog').last())
      await expect(page.getByText('Waiting for the payment')).toHaveCount(0)
      await expect(page).toHaveURL(`/dashboard/links/${first}?search=zari`)
      await expect(page.getByRole('button', { name: 'Show at the counter' })).toBeFocused()
    })
    await panel.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  })
})

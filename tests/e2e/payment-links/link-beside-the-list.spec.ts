import { expect, test } from '../support/fixtures.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { rowIds, rowLinks } from '../support/rows.ts'

test('a link opens beside the list at its own address, and J leads to the next one', async ({
  page,
  mock,
  signIn,
}) => {
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
})

test('a link that is edited from its details returns to them and to its row, and Escape at the counter to the details', async ({
  page,
  mock,
  signIn,
}) => {
  await test.step('a link that is edited from its details returns to them, and to its row', async () => {
    const { id } = await mock.paymentLinks.insert({ title: 'Zari border', amount: 50_000 })
    await signIn('merchant', { open: `/dashboard/links?search=${id}` })
    await rowLinks(page).first().click()
    const panel = page.getByRole('dialog', { name: 'Zari border' })
    await panel.getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Amount in ₹').fill('700')
    await page.getByRole('button', { name: 'Save payment link' }).click()
    await expect(panel).toContainText('₹700.00')
    await expect(page).toHaveURL(`/dashboard/links/${id}?search=${id}`)
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(rowLinks(page).first()).toBeFocused()
  })
  await test.step('Escape at the counter returns to the details', async () => {
    const { id } = await mock.paymentLinks.insert({ title: 'Zari border' })
    await signIn('merchant', { open: `/dashboard/links/${id}` })
    await page.getByRole('button', { name: 'Show at the counter' }).press('Enter')
    await expect(page.getByText('Waiting for the payment')).toBeVisible()
    await escapeFrom(page.getByRole('dialog').last())
    await expect(page.getByText('Waiting for the payment')).toHaveCount(0)
    await expect(page).toHaveURL(`/dashboard/links/${id}`)
    await expect(page.getByRole('button', { name: 'Show at the counter' })).toBeFocused()
  })
})

test('a poster is printed alone, dark on white in both themes', async ({ page, mock, signIn }) => {
  const link = await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_000 })
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }))
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn('merchant', { open: `/dashboard/links/${link.id}` })
  await page.getByRole('button', { name: 'Print poster' }).click()
  const poster = page.locator('.poster')
  await expect(poster).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(poster).toBeVisible()
  await expect(poster).toContainText('Tarang Textiles')
  await expect(poster).toContainText('₹1,250.00')
  await expect(poster).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('heading', { name: 'Payment links' })).toBeHidden()
  await expect(page.getByText('Copy link')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(poster).toHaveCount(0)
})

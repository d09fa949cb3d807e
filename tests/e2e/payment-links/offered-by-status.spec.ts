import { expect, test } from '../support/fixtures.ts'
import { escapeFrom } from '../support/keyboard.ts'

test('a paid link shows what was paid, links to its payments, and offers no action that would fail', async ({
  page,
  mock,
  signIn,
}) => {
  const { id } = await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_050 })
  await mock.payer.pay(id)
  await signIn('merchant', { open: `/dashboard/links?search=${id}` })
  await expect(page.getByRole('button', { name: 'Share Zari border' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete Zari border' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Zari border', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Zari border' })
  await expect(dialog).toContainText('₹1,250.50')
  await expect(dialog).not.toContainText('₹0.00')
  await dialog.getByRole('link', { name: 'Payments through this link' }).click()
  await expect(page).toHaveURL(`/dashboard/transactions?paymentLinkId=${id}`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
  await page.getByRole('row').nth(1).getByRole('link').click()
  const panel = page.getByRole('dialog', { name: 'Transaction' })
  await expect(panel.getByText('Setubandh').or(panel.getByText('Ganga'))).toBeVisible()
  await panel.getByRole('link', { name: 'Zari border' }).click()
  await expect(page).toHaveURL(`/dashboard/links/${id}`)
})

test('the amount of a partly paid link cannot be edited, and one cancelled under a status filter stays open with the focus inside', async ({
  page,
  mock,
  signIn,
}) => {
  await test.step('the amount of a partly paid link is shown, and cannot be edited', async () => {
    const { id } = await mock.paymentLinks.insert({ title: 'Zari border', status: 'partially_paid' })
    await signIn('merchant', { open: `/dashboard/links/${id}/edit` })
    await expect(page.getByLabel('Amount in ₹')).toHaveAttribute('readonly')
    await expect(page.getByLabel('Title')).not.toHaveAttribute('readonly')
  })
  await test.step('a link cancelled under a status filter stays open, with the focus inside', async () => {
    const { id } = await mock.paymentLinks.insert({ title: 'Zari border', status: 'active' })
    await signIn('merchant', { open: `/dashboard/links?status=active&search=${id}` })
    await page.getByRole('button', { name: 'Share Zari border' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zari border' })
    await dialog.getByRole('button', { name: 'Cancel link' }).click()
    await expect(dialog.getByText('This link was cancelled')).toBeVisible()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })
})

test('Back after Escape does not reopen a panel, nor an empty form after creating a link', async ({
  page,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard' })
  await page.getByRole('link', { name: 'Payment links', exact: true }).click()
  await page
    .getByRole('button', { name: /^Share / })
    .first()
    .click()
  await escapeFrom(page.getByRole('dialog'))
  await expect(page).toHaveURL('/dashboard/links')

  await page.getByRole('link', { name: 'Create payment link' }).click()
  await page.getByLabel('Title').fill('Zari border')
  await page.getByLabel('Amount in ₹').fill('499')
  await page.getByRole('button', { name: 'Create payment link' }).click()
  await escapeFrom(page.getByRole('dialog', { name: 'Zari border' }))
  await expect(page).toHaveURL('/dashboard/links')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

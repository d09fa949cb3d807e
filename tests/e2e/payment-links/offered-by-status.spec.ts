import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { escapeFrom, expectFocusIn } from '../support/keyboard.ts'

test('a link offers only what its status allows', async ({ page, mock, signIn }) => {
  const paid = await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_050 })
  await mock.payer.pay(paid.id)
  const partly = await mock.paymentLinks.insert({ title: 'Kantha throw', status: 'partially_paid' })
  const active = await mock.paymentLinks.insert({ title: 'Ikat stole', status: 'active' })
  await test.step('a paid link shows what was paid, links to its payments, and offers no action that would fail', async () => {
    await signIn('merchant', { open: `/dashboard/links?search=${paid.id}` })
    await expect(page.getByRole('button', { name: 'Share Zari border' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete Zari border' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Zari border', exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Zari border' })
    await expect(dialog).toContainText('₹1,250.50')
    await expect(dialog).not.toContainText('₹0.00')
    await dialog.getByRole('link', { name: 'Payments through this link' }).click()
    await expect(page).toHaveURL(`/dashboard/transactions?paymentLinkId=${paid.id}`)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
    await page.getByRole('row').nth(1).getByRole('link').click()
    const panel = page.getByRole('dialog', { name: 'Transaction' })
    await expect(panel.getByText('Setubandh').or(panel.getByText('Ganga'))).toBeVisible()
    await panel.getByRole('link', { name: 'Zari border' }).click()
    await expect(page).toHaveURL(`/dashboard/links/${paid.id}`)
    await expect(dialog).toBeVisible()
  })
  await test.step('the amount of a partly paid link is shown, and cannot be edited', async () => {
    await goTo(page, `/dashboard/links/${partly.id}/edit`)
    await expect(page.getByLabel('Amount in ₹')).toHaveAttribute('readonly')
    await expect(page.getByLabel('Title')).not.toHaveAttribute('readonly')
  })
  await test.step('a link cancelled under a status filter stays open, with the focus inside', async () => {
    await goTo(page, `/dashboard/links?status=active&search=${active.id}`)
    await page.getByRole('button', { name: 'Share Ikat stole' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ikat stole' })
    await dialog.getByRole('button', { name: 'Cancel link' }).click()
    await expect(dialog.getByText('This link was cancelled')).toBeVisible()
    // The button that had it is gone, and the focus moves a frame later.
    await expectFocusIn(dialog)
  })
  await test.step('Back after Escape does not reopen a panel, nor an empty form after creating a link', async () => {
    await goTo(page, '/dashboard')
    await page.getByRole('link', { name: 'Payment links', exact: true }).click()
    await page
      .getByRole('button', { name: /^Share / })
      .first()
      .click()
    await escapeFrom(page.getByRole('dialog'))
    await expect(page).toHaveURL('/dashboard/links')

    await page.getByRole('link', { name: 'Create payment link' }).click()
    await page.getByLabel('Title').fill('Chanderi dupatta')
    await page.getByLabel('Amount in ₹').fill('499')
    await page.getByRole('button', { name: 'Create payment link' }).click()
    await escapeFrom(page.getByRole('dialog', { name: 'Chanderi dupatta' }))
    await expect(page).toHaveURL('/dashboard/links')
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures.ts'

test('a link is shared by QR code, message and file @phone', async ({ page, mock, signIn }) => {
  const link = await mock.paymentLinks.insert({ title: 'Zari border, gold', amount: 125_050 })
  await signIn('merchant', { open: `/dashboard/links?search=${link.id}` })
  await page.getByRole('button', { name: 'Share Zari border, gold' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zari border, gold' })
  await expect(dialog.getByRole('img', { name: 'UPI QR code for Zari border, gold' })).toBeVisible()
  await expect(dialog.getByText('upi://pay?')).toContainText('am=1250.50&cu=INR&tn=Zari%20border%2C%20gold')
  await expect(dialog.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d*\?text=/,
  )
  await expect(dialog.getByRole('link', { name: 'Send by email' })).toHaveAttribute('href', /^mailto:/)

  for (const [type, signature] of [
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: `Save ${type}` }).click()
    const file = await readFile(await (await download).path(), 'latin1')
    expect(file.slice(0, signature.length)).toBe(signature)
  }
})

test('a link is cancelled, reactivated and duplicated', async ({ page, mock, signIn }) => {
  const link = await mock.paymentLinks.insert({ title: 'Atlas, first edition', status: 'active' })
  await signIn('merchant', { open: `/dashboard/links?search=${link.title}` })
  await page.getByRole('button', { name: 'Share Atlas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Atlas, first edition' })
  await dialog.getByRole('button', { name: 'Cancel payment link' }).click()
  await expect(dialog.getByText('This link was cancelled')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Make active again' }).click()
  await expect(dialog.getByRole('img')).toBeVisible()
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Atlas, first edition')
  await page.getByRole('button', { name: 'Create payment link' }).click()
  await expect(page).toHaveURL(/\/share$/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('row', { name: /Atlas, first edition/ })).toHaveCount(2)
})

test('an expired link is renewed', async ({ page, mock, signIn }) => {
  const expiresAt = new Date(Date.now() - 86_400_000).toISOString()
  const link = await mock.paymentLinks.insert({ title: 'Last year', status: 'expired', expiresAt })
  await signIn('merchant', { open: `/dashboard/links?search=${link.id}` })
  await page.getByRole('button', { name: 'Share Last year' }).click()
  await page.getByRole('button', { name: 'Re-issue for 14 days' }).click()
  await expect(page.getByRole('status')).toHaveText('Payment link updated successfully')
  await expect(page.getByRole('dialog', { name: 'Last year' })).toContainText('Active')
})

test('the address of a link that does not exist says so', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/links/plink_gone/share' })
  const dialog = page.getByRole('dialog', { name: 'Share payment link' })
  await expect(dialog).toContainText('There is no payment link plink_gone in this account.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/dashboard\/links$/)
})

test('a link that UPI cannot pay is shared without a QR code', async ({ page, mock, signIn }) => {
  const link = await mock.paymentLinks.insert({ title: 'Loom', amount: 100_000_000 })
  for (const { id, type } of await mock.paymentMethods.all())
    if (type === 'upi') await mock.paymentMethods.update(id, { enabled: true, maxAmount: 10_000_000 })
  await signIn('merchant', { open: `/dashboard/links/${link.id}/share` })
  const dialog = page.getByRole('dialog', { name: 'Loom' })
  await expect(dialog).toContainText('No enabled UPI method accepts ₹10,00,000.00')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible()
})

import { expect, test } from '../../support/fixtures.ts'
import { goTo, navigate } from '../../support/go-to.ts'
import { showActions } from '../../support/rows.ts'

test('a link is shared, followed, cancelled and renewed', async ({ page, context, mock, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const { id, type } of await mock.paymentMethods.all())
    if (type === 'upi') await mock.paymentMethods.update(id, { enabled: true, maxAmount: 10_000_000 })
  const link = await mock.paymentLinks.insert({ title: 'Zari border, gold', amount: 125_050 })
  const large = await mock.paymentLinks.insert({ title: 'Loom', amount: 100_000_000 })
  const partly = await mock.paymentLinks.insert({
    title: 'Kantha throw',
    amount: 125_000,
    amountPaid: 25_000,
    status: 'partially_paid',
    partial: { minimum: 10_000 },
    notes: { colour: 'indigo' },
    customer: { name: 'Meera Iyer', phone: '+910000099999' },
  })
  const payment = await mock.transactions.insert({ amount: 25_000, paymentLinkId: partly.id })
  const active = await mock.paymentLinks.insert({ title: 'Atlas, first edition', status: 'active' })
  const expiresAt = new Date(Date.now() - 86_400_000).toISOString()
  const expired = await mock.paymentLinks.insert({ title: 'Last year', status: 'expired', expiresAt })
  await test.step('shared by its address, QR code and message', async () => {
    await signIn('merchant', { open: `/dashboard/links?search=${link.id}` })
    await showActions(page, 'Zari border, gold')
    await page.getByRole('button', { name: 'Share Zari border, gold' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zari border, gold' })
    await expect(dialog.getByRole('img', { name: 'UPI QR code for Zari border, gold' })).toBeVisible()
    await expect(dialog.getByText('upi://pay?')).toBeHidden()
    // By the keyboard: on a phone the next button scrolls to this very place, as for a double click.
    await dialog.getByText('Details', { exact: true }).press('Enter')
    await expect(dialog.getByText('upi://pay?')).toContainText('am=1250.50&cu=INR&tn=Zari%20border%2C%20gold')
    await expect(dialog.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d*\?text=/,
    )
    await expect(dialog.getByRole('link', { name: 'Send by email' })).toHaveAttribute('href', /^mailto:/)
    await dialog.getByRole('button', { name: 'Copy link' }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link.url)
  })
  await test.step('the address of a link that does not exist says so', async () => {
    await page.evaluate(navigate, '/dashboard/links/plink_gone')
    const gone = page.getByRole('dialog', { name: 'Payment link' })
    await expect(gone).toContainText('No such payment link in this account')
    await gone.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/links$/)
  })
  await test.step('a link that UPI cannot pay is shared without a QR code', async () => {
    await goTo(page, `/dashboard/links/${large.id}`)
    const dialog = page.getByRole('dialog', { name: 'Loom' })
    await expect(dialog).toContainText('No enabled UPI method accepts ₹10,00,000.00')
    await expect(dialog.getByRole('img', { name: /QR code/ })).toHaveCount(0)
    await expect(dialog.getByRole('link', { name: 'Send by WhatsApp' })).toBeVisible()
  })
  await test.step('a part-paid link shows how far it is, its payments, its notes and a reminder', async () => {
    await goTo(page, `/dashboard/links/${partly.id}`)
    const dialog = page.getByRole('dialog', { name: 'Kantha throw' })
    await expect(dialog).toContainText('₹1,000.00 is still to come from Meera Iyer.')
    await expect(dialog).toContainText('Paid ₹250.00 of ₹1,250.00')
    await expect(dialog).toContainText('Can be paid in parts of at least ₹100.00.')
    await expect(dialog.getByRole('region', { name: 'Notes' })).toContainText(/colour\s*indigo/)
    await expect(dialog.getByRole('link', { name: '₹250.00' })).toHaveAttribute(
      'href',
      `/dashboard/transactions/${payment.id}`,
    )
    await dialog.getByText('Send a reminder').click()
    await expect(dialog).toContainText(
      'Dear Meera Iyer, a reminder from Tarang Textiles: ₹1,000.00 of ₹1,250.00 for Kantha throw is still to be paid.',
    )
    await expect(dialog.getByRole('link', { name: 'Remind by WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/910000099999\?text=Dear%20Meera/,
    )
  })
  await test.step('a link is cancelled, reactivated and duplicated', async () => {
    await goTo(page, `/dashboard/links?search=${active.title}`)
    await page.getByRole('button', { name: 'Share Atlas' }).click()
    const dialog = page.getByRole('dialog', { name: 'Atlas, first edition' })
    await dialog.getByRole('button', { name: 'Cancel link' }).click()
    await expect(dialog.getByText('This link was cancelled')).toBeVisible()
    await expect(dialog.getByRole('img')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Make active again' }).click()
    await expect(dialog.getByRole('img')).toBeVisible()
    await dialog.getByRole('button', { name: 'Duplicate' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('Atlas, first edition')
    await page.getByRole('button', { name: 'Create payment link' }).click()
    await expect(page).toHaveURL(/\/links\/plink_\w+$/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('row', { name: /Atlas, first edition/ })).toHaveCount(2)
  })
  await test.step('an expired link is renewed', async () => {
    await goTo(page, `/dashboard/links?search=${expired.id}`)
    await page.getByRole('button', { name: 'Share Last year' }).click()
    await page.getByRole('button', { name: 'Re-issue for 14 days' }).click()
    await expect(page.getByRole('dialog', { name: 'Last year' })).toContainText('Active')
  })
})

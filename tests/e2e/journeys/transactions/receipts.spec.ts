import { expect, test } from '../../support/fixtures.ts'
import { withoutPrintDialog } from '../../support/go-to.ts'

const payment = { id: 'txn_receipt', amount: 125_000, status: 'partially_refunded' } as const

test('a receipt is printed alone, and sent', async ({ page, mock, signIn }) => {
  await mock.transactions.insert(payment)
  await withoutPrintDialog(page)
  await signIn('merchant', { open: `/dashboard/transactions/${payment.id}` })
  await test.step('it is printed', async () => {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await page.getByRole('button', { name: 'Print payment receipt' }).press('Enter')
    const paper = page.getByRole('article', { includeHidden: true })
    await expect(paper).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(paper).toBeVisible()
    await expect(paper).toContainText('Tarang TextilesPayment receipt₹1,250.00')
    await expect(paper).toContainText('Meera Iyer')
    await expect(paper).not.toContainText(/fee|GST/i)
    await expect(paper).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(paper).toHaveCount(0)
  })
  await test.step('it is sent as a message to the customer', async () => {
    await page.emulateMedia({ media: 'screen' })
    const receipt = page.getByRole('group', { name: 'Payment receipt' })
    await expect(receipt.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/910000054321\?text=Payment%20receipt%20of%20Tarang/,
    )
    await expect(receipt.getByRole('link', { name: /^Email/ })).toHaveAttribute(
      'href',
      /^mailto:meera@kaveri\.example\?subject=Payment%20receipt/,
    )
  })
})

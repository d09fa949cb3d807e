import { expect, test } from '../support/fixtures.ts'

test('a pasted bank statement is compared with the settlements, and nothing is sent', async ({
  page,
  mock,
  signIn,
}) => {
  const [first, second] = (await mock.settlements.all()).filter(
    ({ status, utr, merchantId }) => status === 'processed' && utr && merchantId === 'mer_tarang',
  )
  if (!first || !second) throw new Error('the demo has fewer than two processed settlements')
  const rupees = (paise: number) => (paise / 100).toFixed(2)
  const day = (at = '') => at.slice(0, 10)
  await signIn('merchant', { open: '/dashboard/settlements' })
  await page.getByRole('link', { name: 'Match a bank statement' }).press('Enter')
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page
    .getByLabel('Bank statement')
    .fill(
      [
        'Date,Narration,Debit,Credit',
        `${day(first.processedAt)},NEFT CR ${first.utr},,${rupees(first.net)}`,
        `${day(second.processedAt)},NEFT CR ${second.utr},,${rupees(second.net - 1000)}`,
      ].join('\n'),
    )
  await expect(page.getByRole('heading', { name: '1 settlement agrees' })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(second.utr ?? '') })).toContainText(
    '₹10.00 less than the settlement.',
  )
  expect(sent).toEqual([])
})

test('what is no statement, or more than one can have, is rejected in a sentence, and what was pasted stays', async ({
  page,
  signIn,
}) => {
  await test.step('a file that is no statement is rejected in a sentence, and what was pasted stays', async () => {
    await signIn('merchant', { open: '/dashboard/settlements/statement' })
    const field = page.getByLabel('Bank statement')
    await field.fill('21/11/2026 NEFT 100.00')
    await page
      .getByLabel('Open a file')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7') })
    await expect(page.getByText('This file is a PDF.')).toBeVisible()
    await expect(field).toHaveValue('21/11/2026 NEFT 100.00')
  })
  await test.step('more than a statement can have is rejected, opened or pasted, and what was there stays', async () => {
    await signIn('merchant', { open: '/dashboard/settlements/statement' })
    const field = page.getByLabel('Bank statement')
    await field.fill('21/11/2026 NEFT 100.00')
    const tooLarge = page.getByText(
      'This file is too large: a statement has at most 5 MB, about 100,000 lines.',
    )
    await page.getByLabel('Open a file').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.alloc(6 * 1024 * 1024, 'x'),
    })
    await expect(tooLarge).toBeVisible()
    await field.fill('21/11/2026 NEFT 200.00')
    await expect(tooLarge).toHaveCount(0)
    await field.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'x'.repeat(6 * 1024 * 1024))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(tooLarge).toBeVisible()
    await expect(field).toHaveValue('21/11/2026 NEFT 200.00')
  })
})

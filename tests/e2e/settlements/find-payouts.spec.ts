import { expect, test } from '../support/fixtures.ts'

const UTR = 'KOSHN26325177273'

test('a payout is found in pasted text and in a file', async ({ page, mock, signIn }) => {
  await mock.scenario('new-merchant', { clock: '2026-12-01T06:30:00.000Z' })
  await mock.settlements.insert({
    ...{ id: 'setl_a', merchantId: 'mer_tarang', status: 'processed', utr: UTR, transactionCount: 1 },
    ...{ gross: 588_970, refunds: 0, fee: 0, tax: 0, net: 588_970 },
    ...{ capturedOn: '2026-11-20', dueOn: '2026-11-21' },
    ...{ createdAt: '2026-11-20T18:30:00.000Z', processedAt: '2026-11-21T05:30:00.000Z' },
  })
  await page.clock.setFixedTime('2026-12-01T06:30:00.000Z')
  await signIn('merchant', { open: '/dashboard/settlements' })
  await page.getByRole('link', { name: 'Find payouts in a bank file' }).click()
  const field = page.getByLabel('Text from your bank')
  await field.fill(`21/11/2026 NEFT CR ${UTR} 5,889.07`)
  await expect(page.getByRole('region', { name: 'Found with a different amount' })).toContainText('5,889.07')
  await page.getByLabel('Open a file').setInputFiles({
    name: 'november.csv',
    mimeType: '',
    buffer: Buffer.from(`Date,Narration,Credit\n21/11/2026,NEFT CR ${UTR},"5,889.70"`),
  })
  const found = page.getByRole('region', { name: 'Found with the same amount' })
  await expect(found).toContainText(`21/11/2026,NEFT CR ${UTR},"5,889.70"`)
  await found.getByRole('link', { name: UTR }).click()
  await expect(page).toHaveURL('/dashboard/settlements/setl_a')
  await page.goBack()
  await expect(found).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await signIn('merchant', { open: '/dashboard/settlements/find' })
  await expect(field).toHaveValue('')
  await expect(found).toHaveCount(0)
})

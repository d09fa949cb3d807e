import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import type { Page } from 'playwright/test'
import type { Fixtures } from '../support/fixtures.ts'
import { expect, test } from '../support/fixtures.ts'

const UTR = 'KOSHN26325177273'
const ROWS = ['Date,Narration,Debit,Credit', `21/11/2026,NEFT CR ${UTR},,5889.70`, '30/11/2026,CHARGES,1.00,']

/** A merchant with one settlement of ₹5,889.70, on the page that compares a statement with it. */
async function openMatching({ mock, signIn }: Pick<Fixtures, 'mock' | 'signIn'>) {
  await mock.scenario('new-merchant', { clock: '2026-12-01T06:30:00.000Z' })
  await mock.settlements.insert({
    ...{ id: 'setl_a', merchantId: 'mer_tarang', status: 'processed', utr: UTR, transactionCount: 1 },
    ...{ gross: 588_970, refunds: 0, fee: 0, tax: 0, net: 588_970 },
    ...{ capturedOn: '2026-11-20', dueOn: '2026-11-21' },
    ...{ createdAt: '2026-11-20T18:30:00.000Z', processedAt: '2026-11-21T05:30:00.000Z' },
  })
  await signIn('merchant', { open: '/dashboard/settlements/statement' })
}

const summaryOf = (page: Page) => page.locator('.reconciled-summary')
const openFile = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Open a file').setInputFiles({ name, mimeType: '', buffer })

test('a result is green only if every line was read and nothing is open, with columns that a person named and from a workbook too, and stays', async ({
  page,
  mock,
  signIn,
}) => {
  await openMatching({ mock, signIn })
  const field = page.getByLabel('Bank statement')
  await field.fill(ROWS.join('\n'))
  await expect(summaryOf(page)).toHaveAttribute('data-tone', 'success')
  await expect(summaryOf(page)).toContainText(
    '1 settlement agrees with the bank to the paisa. Nothing is missing.',
  )
  await field.fill([...ROWS, '30/11/2026,CONTRA,5.00,5.00'].join('\n'))
  await expect(summaryOf(page)).toHaveAttribute('data-tone', 'warning')
  await expect(page.getByRole('table', { name: '1 line could not be read' })).toContainText(
    'Both of its columns are filled',
  )
  await field.fill([...ROWS, `24/11/2026,NEFT RETURN ${UTR},5889.70,`].join('\n'))
  await expect(summaryOf(page)).toHaveAttribute('data-tone', 'warning')
  await expect(page.getByRole('table', { name: '1 settlement returned' })).toContainText(
    'Returned by the bank on 24 Nov 2026.',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Result as CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain(`24 Nov 2026.,setl_a,${UTR},5889.70,`)

  await test.step('a person says which column is what, and it is remembered for the bank', async () => {
    const text = `Wann,Was,Weg,Her\n21/11/2026,NEFT CR ${UTR},,5889.70\n30/11/2026,CHARGES,1.00,`
    await field.fill(text)
    await expect(page.getByRole('heading', { name: 'Which column is what?' })).toBeVisible()
    await page.getByLabel('Paid in').selectOption('4: Her')
    await page.getByLabel('Paid out').selectOption('3: Weg')
    await page.getByRole('button', { name: 'Read with these columns' }).click()
    await expect(summaryOf(page)).toHaveAttribute('data-tone', 'success')
    await field.fill(text.replace('CHARGES', 'FEES'))
    await expect(summaryOf(page)).toHaveAttribute('data-tone', 'success')
  })
  const clear = async () => {
    await page.getByRole('button', { name: 'Clear' }).press('Enter')
    await expect(summaryOf(page)).toHaveCount(0)
  }
  await test.step('a table that calls itself .xls is read, and a large workbook without breaking the policy of the site', async () => {
    await clear()
    const cells = ROWS.map((row) => row.split(','))
    const html = `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
    await openFile(page, 'statement.xls', Buffer.from(html))
    await expect(summaryOf(page)).toHaveAttribute('data-tone', 'success')
    await clear()
    const others = Array.from({ length: 10_000 }, (_each, index) => [
      '22/11/2026',
      `SHOP ${index}`,
      '10.00',
      '',
    ])
    await openFile(page, 'statement.xlsx', workbook([...cells, ...others]))
    await expect(summaryOf(page)).toHaveAttribute('data-tone', 'success')
  })
  await test.step('the result stays when one follows a settlement and comes back, and after a reload', async () => {
    await clear()
    await openFile(page, 'november.csv', Buffer.from(ROWS.join('\n')))
    const agrees = page.getByRole('table', { name: '1 settlement agrees' })
    await agrees.getByRole('link', { name: UTR }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Settlement' })).toBeVisible()
    await page.goBack()
    await expect(agrees).toBeVisible()
    await page.reload()
    await expect(agrees).toBeVisible()
    await expect(page.getByText('november.csv, 3 lines')).toBeVisible()
  })
})

test('a pasted bank statement is compared with the settlements, and nothing is sent; what is no statement, or more than one can have, is rejected in a sentence', async ({
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
  await test.step('a file that is no statement is rejected in a sentence, and what was pasted stays', async () => {
    const field = page.getByLabel('Bank statement')
    await field.fill('21/11/2026 NEFT 100.00')
    await page
      .getByLabel('Open a file')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7') })
    await expect(page.getByText('This file is a PDF.')).toBeVisible()
    await expect(field).toHaveValue('21/11/2026 NEFT 100.00')
  })
  await test.step('more than a statement can have is rejected, opened or pasted, and what was there stays', async () => {
    const field = page.getByLabel('Bank statement')
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

/** As small as a workbook can be, every cell a text. */
function workbook(rows: string[][]): Buffer {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const sheet = rows.map((cells, row) => {
    const texts = cells.map(
      (cell, at) => `<c r="${'ABCD'[at]}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
    )
    return `<row r="${row + 1}">${texts.join('')}</row>`
  })
  const files = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relation}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  }
  const bytes = Object.entries(files).map(([name, xml]) => [name, new TextEncoder().encode(xml)] as const)
  return Buffer.from(zipSync(Object.fromEntries(bytes)))
}

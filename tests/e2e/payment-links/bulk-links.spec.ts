import { readFile } from 'node:fs/promises'
import { MANY, manyRows, pasteBox, rowIn, status } from '../support/bulk-links.ts'
import { expect, test } from '../support/fixtures.ts'

test('rows of a spreadsheet become payment links @phone', async ({ page, mock, signIn }) => {
  await signIn('merchant', { open: '/dashboard/links' })
  await page.getByRole('link', { name: 'Create in bulk' }).click()
  await expect(page).toHaveURL(MANY)
  await pasteBox(page).fill(
    'Title\tAmount in ₹\tCustomer name\tPhone\tExpires on\r\n' +
      'Zari border\t₹1,23,456.78\tMeera Iyer\t98765 43210\t05/12/2026\r\n' +
      'Atlas\t499\r\n' +
      'Kurta\tmany\r\n',
  )
  await expect(rowIn(page, /Zari border/)).toContainText('₹1,23,456.78')
  await expect(rowIn(page, /Zari border/)).toContainText('+919876543210')
  await expect(rowIn(page, /Zari border/)).toContainText('5 Dec 2026')
  await expect(rowIn(page, /Kurta/).getByRole('cell', { name: /many/ })).toContainText(
    'Enter an amount in rupees, such as 4,999 or 499.50.',
  )
  await expect(
    page.getByText('2 payment links, total ₹1,23,955.78. 1 row needs correction.').first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Create 2 payment links' }).click()
  await expect(status(page, '2 payment links created')).toBeAttached()
  await expect(status(page, 'Payment link created successfully')).toHaveCount(0)
  await expect(rowIn(page, /Atlas/)).toContainText('Created')
  await page.getByRole('button', { name: 'Correct 1 row' }).click()
  await expect(rowIn(page, /Kurta/)).toBeVisible()
  await expect(rowIn(page, /Atlas/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByRole('row').nth(1)).toContainText('Atlas')
  await expect(page.getByRole('row').nth(2)).toContainText('Zari border')
  const calls = await mock.journal.calls({ operation: 'createPaymentLink' })
  expect(new Set(calls.map(({ request }) => request.headers['idempotency-key'])).size).toBe(2)
})

test('a long address in the rows does not push buttons out of the dialog @phone', async ({
  page,
  signIn,
}) => {
  await signIn('merchant', { open: MANY })
  await pasteBox(page).fill('Saree;1,499.50;Meera Iyer;the.longest.address.of.all@accounts.kaveri.example')
  await expect(rowIn(page, /Saree/)).toContainText('Ready')
  const create = page.getByRole('button', { name: 'Create 1 payment link', exact: true })
  await expect(create).toBeInViewport({ ratio: 1 })
  await expect(rowIn(page, /Saree/).getByText('Ready')).toBeInViewport({ ratio: 1 })
})

test('the created links can be exported with their URLs', async ({ page, signIn }) => {
  await signIn('merchant', { open: MANY })
  await pasteBox(page).fill('Saree;1,499.50;Meera Iyer')
  await page.getByRole('button', { name: 'Create 1 payment link', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download links' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toMatch(/\r\nSaree,1499\.50,Meera Iyer,,,,https:\/\/pay\.kosha\.example\/l\/\w+\r\n$/)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/dashboard/links')
})

test('the template is a valid spreadsheet', async ({ page, signIn }) => {
  await signIn('merchant', { open: MANY })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download template' }).click()
  const template = await readFile(await (await download).path(), 'utf8')
  await pasteBox(page).fill(`${template}Saree,499,Meera Iyer,meera@kaveri.example,,A-1,5 Dec 2026`)
  await expect(rowIn(page, /Saree/)).toContainText('meera@kaveri.example')
  await expect(page.getByRole('button', { name: 'Create 1 payment link', exact: true })).toBeVisible()
})

test('more than two hundred rows, or a megabyte, are rejected immediately', async ({ page, signIn }) => {
  await signIn('merchant', { open: MANY })
  await expect(pasteBox(page)).toBeFocused()
  await pasteBox(page).fill(manyRows(201))
  await expect(pasteBox(page)).toHaveAccessibleDescription(/At most 200 rows at a time\./)
  await pasteBox(page).fill('')
  await expect(pasteBox(page)).not.toHaveAccessibleDescription(/At most/)
  await pasteBox(page).evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'a\t1\n'.repeat(250_000))
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(pasteBox(page)).toHaveAccessibleDescription(/At most 200 rows at a time\./)
  await expect(pasteBox(page)).toHaveValue('')
  await pasteBox(page).fill(manyRows(200))
  await expect(page.getByRole('button', { name: 'Create 200 payment links' })).toBeVisible()
})

test.describe('when a row is rejected', () => {
  test.use({ expectedInConsole: /status of [45]\d\d|ERR_CONNECTION_RESET|ERR_FAILED/ })

  test("a rejected row shows the server's message at its cell, and the others continue", async ({
    page,
    signIn,
  }) => {
    await signIn('merchant', { open: MANY })
    await pasteBox(page).fill('Saree\t499\nKurta\t0.50\nDupatta\t299\tMeera\tnot an address\nScarf\t199')
    await page.getByRole('button', { name: 'Create 4 payment links' }).click()
    await expect(status(page, '2 payment links created, 2 rejected')).toBeAttached()
    await expect(rowIn(page, /Kurta/).getByRole('cell', { name: /₹0\.50/ })).toContainText('at least ₹1.00')
    await expect(rowIn(page, /Dupatta/).getByRole('cell', { name: /not an address/ })).toContainText('Email ')
    await expect(rowIn(page, /Scarf/)).toContainText('Created')
    await page.getByRole('button', { name: 'Correct 2 rows' }).click()
    await expect(pasteBox(page)).toHaveValue(/Kurta\t0\.50/)
    await expect(pasteBox(page)).not.toHaveValue(/Saree/)
  })
})

for (const who of ['viewer', 'admin'] as const) {
  test(`a ${who} cannot create links in bulk, and is told why`, async ({ page, signIn }) => {
    await signIn(who, { open: '/dashboard/links' })
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create in bulk' })).toHaveCount(0)
    await page.goto(MANY)
    await expect(page.getByRole('dialog', { name: 'Create payment links in bulk' })).toContainText(
      who === 'viewer' ? 'Ask the owner of Tarang Textiles' : 'only the merchant can make changes',
    )
    await expect(pasteBox(page)).toHaveCount(0)
  })
}

import { readFile } from 'node:fs/promises'
import { MANY, pasteBox, rowIn, status } from '../support/bulk-links.ts'
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
    await expect(rowIn(page, /Dupatta/).getByRole('cell', { name: /not an address/ })).toContainText(
      'Enter an email address',
    )
    await expect(rowIn(page, /Scarf/)).toContainText('Created')
    await page.getByRole('button', { name: 'Correct 2 rows' }).click()
    await expect(pasteBox(page)).toHaveValue(/Kurta\t0\.50/)
    await expect(pasteBox(page)).not.toHaveValue(/Saree/)
  })
})

test('who may not create links in bulk is told why', async ({ page, signIn }) => {
  for (const who of ['viewer', 'admin'] as const) {
    await signIn(who, { open: '/dashboard/links' })
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create in bulk' })).toHaveCount(0)
    await page.goto(MANY)
    await expect(page.getByRole('dialog', { name: 'Create payment links in bulk' })).toContainText(
      who === 'viewer' ? 'Ask the owner of Tarang Textiles' : 'only the merchant can make changes',
    )
    await expect(pasteBox(page)).toHaveCount(0)
  }
})

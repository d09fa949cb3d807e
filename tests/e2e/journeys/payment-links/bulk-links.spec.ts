import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/accessibility.ts'
import { expect, test } from '../../support/fixtures.ts'
import { navigate } from '../../support/go-to.ts'

const BULK = '/dashboard/links/bulk'
const pasteBox = (page: Page) => page.getByLabel('Rows from your spreadsheet')
const rowIn = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('row', { name })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('rows of a spreadsheet become payment links', async ({ page, mock, signIn }) => {
  await signIn('merchant', { open: '/dashboard/links' })
  await page.getByRole('link', { name: 'Create in bulk' }).click()
  await expect(page).toHaveURL(BULK)
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
  await expect(rowIn(page, /Kurta/)).toContainText('Needs correction')
  await page.getByRole('button', { name: 'Done' }).click()

  await expect(page.getByRole('row').nth(1)).toContainText('Atlas')
  await expect(page.getByRole('row').nth(2)).toContainText('Zari border')
  const calls = await mock.journal.calls({ operation: 'createPaymentLink' })
  expect(new Set(calls.map(({ request }) => request.headers['idempotency-key'])).size).toBe(2)
})

test('a long address in the rows leaves the buttons in view @phone', async ({ page, signIn }) => {
  await signIn('merchant', { open: BULK })
  await pasteBox(page).fill('Saree;1,499.50;Meera Iyer;the.longest.address.of.all@accounts.kaveri.example')
  await expect(rowIn(page, /Saree/)).toContainText('Ready')
  const create = page.getByRole('button', { name: 'Create 1 payment link', exact: true })
  await expect(create).toBeInViewport({ ratio: 1 })
  await expect(rowIn(page, /Saree/).getByText('Ready')).toBeInViewport({ ratio: 1 })
  await create.press('Enter')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page).toHaveURL('/dashboard/links')
})

test.describe('a row that the server rejects', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ })

  test('says why at its cell', async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn('merchant', { open: BULK })
    await pasteBox(page).fill(
      'Apron\tmany\nSaree\t499\nKurta\t0.50\nDupatta\t299\tMeera\tnot an address\nScarf\t199',
    )
    await expect(page.getByText('Enter an amount in rupees')).toBeVisible()
    await expect(page.getByText('Enter an email address')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create 3 payment links' }).click()
    await expect(status(page, '2 payment links created, 1 rejected')).toBeAttached()
    await expect(rowIn(page, /Kurta/).getByRole('cell', { name: /₹0\.50/ })).toContainText('at least ₹1.00')
    await expect(rowIn(page, /Scarf/)).toContainText('Created')
    await expectAccessible(page)
  })
})

test('users who may not change links are told why', async ({ page, mock, signIn }) => {
  await mock.paymentLinks.insert({ title: 'Zari border', notes: { colour: 'indigo' } })
  for (const { who, why } of [
    { who: 'viewer', why: 'Ask the owner of Tarang Textiles to make changes.' },
    { who: 'admin', why: 'only the merchant can make changes' },
  ] as const) {
    await test.step(who, async () => {
      await signIn(who, { open: '/dashboard/links?search=zari' })
      await expect(page.getByRole('row', { name: /Zari border/ })).toBeVisible()
      await expect(page.getByText(why)).toBeVisible()
      await expect(page.getByRole('link', { name: /^(Create|Edit)/ })).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
      await page.getByRole('link', { name: 'Zari border', exact: true }).press('Enter')
      const notes = page.getByRole('region', { name: 'Notes' })
      await expect(notes).toContainText('indigo')
      await expect(notes.getByRole('button')).toHaveCount(0)
      await page.evaluate(navigate, BULK)
      await expect(page.getByRole('dialog', { name: 'Create payment links in bulk' })).toContainText(why)
      await expect(pasteBox(page)).toHaveCount(0)
    })
  }
})

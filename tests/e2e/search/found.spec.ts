import { expect, test } from '../support/fixtures.ts'
import { ask, field, option, results } from '../support/search.ts'

test('loaded rows are found by their contents, and opened', async ({ page, mock, signIn }) => {
  const customer = { name: 'Zoë Zachariah', email: 'zoe@zari.example', phone: '+910000099999' }
  const link = await mock.paymentLinks.insert({ title: 'Zari border', reference: 'ORDER-9901', customer })
  const payment = await mock.transactions.insert({ customer })
  const settled = (await mock.settlements.all()).find(
    ({ utr, merchantId }) => utr && merchantId === link.merchantId,
  )
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  for (const query of ['zari bor', 'order-9901', 'ZOE zach', link.id]) {
    await ask(page, query)
    await expect(option(page, query === link.id ? /^Open payment link/ : /^Zari border/)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await ask(page, 'zoe')
  await option(page, new RegExp(`^${payment.id}`)).click()
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Zoë Zachariah')

  await ask(page, settled?.utr ?? '')
  await option(page, new RegExp(`^${settled?.id}`)).click()
  await expect(page).toHaveURL(`/dashboard/settlements/${settled?.id}`)

  await ask(page, '')
  await expect(results(page).getByRole('group', { name: 'Recently opened' })).toContainText(payment.id)
})

test('an id, RRN, phone number or email address leads directly to the row', async ({
  page,
  mock,
  signIn,
}) => {
  const { id, rrn, customer } = await mock.transactions.insert({
    // Too old to be among the loaded rows.
    createdAt: '2025-01-15T06:00:00.000Z',
    customer: { name: 'Zoë Zachariah', email: 'zoe@zari.example', phone: '+910000099999' },
  })
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (const query of [rrn ?? '', customer.email ?? '', '00000 99999', '+91 00000 99999']) {
    await ask(page, query)
    await page.keyboard.press('Enter')
    const links = page.getByRole('table').getByRole('link')
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAttribute('href', new RegExp(id))
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoë Zachariah')
  await ask(page, id)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toContainText('Zoë Zachariah')
})

test('without a match, the server is searched, and each role is only offered its own screens and actions', async ({
  page,
  signIn,
}) => {
  await test.step('without a match, the server is searched', async () => {
    await signIn('merchant')
    await field(page).click()
    await field(page).fill('zzzz nobody')
    await expect(results(page).getByRole('option')).toHaveText([
      'Search all transactions for “zzzz nobody”',
      'Search payment links for “zzzz nobody”',
      'Search settlements for “zzzz nobody”',
    ])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/transactions?search=zzzz+nobody')
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  })
  await test.step('each role is only offered its own screens and actions', async () => {
    for (const [who, home, open] of [
      ['viewer', 'Dashboard', '/dashboard'],
      ['admin', 'All merchants', '/admin/dashboard'],
    ] as const) {
      await signIn(who, { open })
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await ask(page, '')
      await expect(results(page).getByRole('option').first()).toContainText(home)
      await expect(option(page, /^Transactions/)).toBeVisible()
      await field(page).fill('create')
      await expect(option(page, /^Create (payment|many)/)).toHaveCount(0)
      await field(page).fill('dashboard')
      await expect(option(page, /^Dashboard/)).toHaveCount(who === 'admin' ? 0 : 1)
    }
  })
})

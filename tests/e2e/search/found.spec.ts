import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { ask, closeResults, option, results } from '../support/search.ts'

test('rows are found by their contents, or by the server', async ({ page, mock, signIn }) => {
  const customer = { name: 'Zoë Zachariah', email: 'zoe@zari.example', phone: '+910000099999' }
  const link = await mock.paymentLinks.insert({ title: 'Zari border', reference: 'ORDER-9901', customer })
  const payment = await mock.transactions.insert({ customer })
  const settled = (await mock.settlements.all()).find(
    ({ utr, merchantId }) => utr && merchantId === link.merchantId,
  )
  const { id, rrn } = await mock.transactions.insert({
    // Too old to be among the loaded rows.
    createdAt: '2025-01-15T06:00:00.000Z',
    customer: { name: 'Yamini Zutshi', email: 'yamini@zari.example', phone: '+910000088888' },
  })
  const panel = page.getByRole('dialog', { name: 'Transaction' })
  await signIn('merchant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await test.step('without a match, the server is searched', async () => {
    await ask(page, 'zzzz nobody')
    await expect(results(page).getByRole('option')).toHaveText([
      'Search all transactions for “zzzz nobody”',
      'Search payment links for “zzzz nobody”',
      'Search settlements for “zzzz nobody”',
    ])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/transactions?search=zzzz+nobody')
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  })
  await goTo(page, '/dashboard')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await test.step('by their contents', async () => {
    await ask(page, 'order-9901')
    await expect(option(page, /^Zari border/)).toBeVisible()
    await page.keyboard.press('Escape')
    await ask(page, 'zoe')
    await option(page, new RegExp(`^${payment.id}`)).click()
    await expect(panel).toContainText('Zoë Zachariah')
    await ask(page, settled?.utr ?? '')
    await option(page, `Open settlement ${settled?.id}`).click()
    await expect(page).toHaveURL(`/dashboard/settlements/${settled?.id}`)
    await expect(page.getByRole('dialog', { name: 'Settlement' })).toBeVisible()
    await ask(page, '')
    await expect(results(page).getByRole('group', { name: 'Recently opened' })).toContainText(payment.id)
    await closeResults(page)
  })
  await test.step('by an RRN, a phone number or an id', async () => {
    for (const query of [rrn ?? '', '00000 88888']) {
      await ask(page, query)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Settlements')
      const links = page.getByRole('table').getByRole('link')
      await expect(links).toHaveCount(1)
      await expect(links).toHaveAttribute('href', new RegExp(id))
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yamini Zutshi')
    await ask(page, id)
    await page.keyboard.press('Enter')
    await expect(panel).toContainText('Yamini Zutshi')
    await page.keyboard.press('Escape')
  })
})

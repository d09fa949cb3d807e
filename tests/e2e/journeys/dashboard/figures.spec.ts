import type { Locator } from 'playwright/test'
import { parseRupees } from '../../../../web/merchant/format/rupees.ts'
import { expect, test } from '../../support/fixtures.ts'
import { UPDATED_WITHIN_MS } from '../../support/live.ts'
import { listTotal } from '../../support/rows.ts'

/** The amounts in a text, in paise. */
const rupeesIn = (text: string | null) =>
  [...(text ?? '').matchAll(/₹[\d,]+\.\d\d/g)].map(([amount]) => parseRupees(amount) ?? Number.NaN)
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)

async function figureOf(cell: Locator): Promise<number> {
  const figure = cell.getByText(/^₹[\d,]+\.\d\d$/).first()
  await expect(figure).toContainText('₹')
  return rupeesIn(await figure.textContent())[0] ?? Number.NaN
}

test('each figure of the dashboard is the sum of the rows it leads to', async ({ page, mock, signIn }) => {
  // At noon IST yesterday's settlement has been sent, and what is due next are the payments of today.
  await mock.scenario('busy-day', { clock: '2026-11-26T06:30:00Z' })
  await page.clock.setFixedTime('2026-11-26T06:30:00Z')
  await signIn('merchant')
  const total = listTotal(page)
  const cell = (name: string) => page.getByRole('region', { name, exact: true })

  await test.step('what was collected today are its captured payments', async () => {
    const collected = await figureOf(cell('Collected today'))
    const link = cell('Collected today').getByRole('link', { name: /payments?$/ })
    const count = await link.textContent()
    await link.click()
    await expect(total).toContainText(`${count} ·`)
    expect(rupeesIn(await total.textContent())[0]).toBe(collected)
    await page.goBack()
  })
  await test.step('the next money to the bank are payments less refunds, fee and GST', async () => {
    const net = await figureOf(cell('Next to your bank'))
    await cell('Next to your bank')
      .getByRole('link', { name: /payments?$/ })
      .click()
    const panel = page.getByRole('dialog', { name: 'Next payout' })
    const terms = panel.getByRole('definition')
    await expect(terms.last()).toContainText('=')
    const [gross = 0, ...others] = rupeesIn((await terms.allTextContents()).join(' '))
    const result = others.pop()
    expect([result, gross - sum(others)]).toEqual([net, net])
    const lists = panel.getByRole('list')
    await expect(lists.first().getByRole('listitem').first()).toBeVisible()
    expect(sum(rupeesIn(await lists.first().textContent()))).toBe(gross)
    await panel.getByRole('button', { name: 'Close' }).click()
  })
  await test.step('what is still to be paid are the open links', async () => {
    const left = await figureOf(cell('Outstanding'))
    const link = cell('Outstanding').getByRole('link', { name: /open links?$/ })
    const count = Number.parseInt((await link.textContent()) ?? '', 10)
    await link.click()
    await expect(total).toContainText(`${count} links · `)
    expect(rupeesIn(await total.textContent())[0]).toBe(left)
    await page.goBack()
  })
  await test.step('a bar, and each share, are the captured payments of its days', async () => {
    const reader = cell('Collected').getByRole('slider', { name: 'Day' })
    await reader.press('Home')
    const [ofDay] = rupeesIn(await reader.getAttribute('aria-valuetext'))
    await reader.press('Enter')
    await expect(total).toContainText('captured')
    expect(rupeesIn(await total.textContent())[0]).toBe(ofDay)
    await page.goBack()
    const share = cell('By method').getByRole('listitem').first()
    const [ofMethod] = rupeesIn(await share.textContent())
    await share.getByRole('link').click()
    await expect(total).toContainText('captured')
    expect(rupeesIn(await total.textContent())[0]).toBe(ofMethod)
    await page.goBack()
  })
  await test.step('what is to look at is as many as are listed', async () => {
    await mock.settlements.insert({ status: 'failed' })
    await page.reload()
    const count = Number(await cell('To look at').getByText(/^\d+$/).first().textContent())
    await expect(cell('Needs attention').getByRole('listitem')).toHaveCount(count)
    await expect(cell('To look at').getByRole('link')).toHaveAttribute('href', '#attention')
  })
})

test('the next payout grows with each payment, and says its day', async ({ page, mock, signIn }) => {
  await mock.scenario('new-merchant', { clock: '2026-11-20T06:30:00Z' })
  await page.clock.install({ time: '2026-11-20T06:30:00Z' })
  await signIn('merchant')
  const next = page.getByRole('region', { name: 'Next to your bank' })
  await expect(next).toContainText('on the next working day')
  for (const [amount, said] of [
    [100_000, 'About ₹976.40Sat, 21 Nov · 1 payment'],
    [50_000, 'About ₹1,464.60Sat, 21 Nov · 2 payments'],
  ] as const) {
    await mock.transactions.insert({ amount, method: 'upi', status: 'success' })
    await page.clock.fastForward(UPDATED_WITHIN_MS)
    await expect(next).toContainText(said)
  }
})

test('expiring links and a rate that fell need attention', async ({ page, mock, signIn }) => {
  await mock.scenario('expiring-links')
  for (let failed = 0; failed < 40; failed++)
    await mock.transactions.insert({ status: 'failed', amount: 49_900 })
  await signIn('merchant')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention).toContainText(/^Needs attentionToday [\d.]+% of \d+ completed payments succeeded/)
  await attention.getByText(/^Show \d more$/).click()
  const links = attention.getByRole('listitem').filter({ hasText: 'expire within 24 hours' })
  const [, count] = /(\d+) open links/.exec((await links.textContent()) ?? '') ?? []
  expect(Number(count)).toBeGreaterThanOrEqual(30)
  await links.getByRole('link').click()
  await expect(listTotal(page)).toContainText(`${count} links`)
})

import type { Locator } from 'playwright/test'
import { parseRupees } from '../../../../web/merchant/format/rupees.ts'
import { expect, test } from '../../support/fixtures.ts'
import { listTotal } from '../../support/rows.ts'

/** The amounts in a text, in paise. */
const rupeesIn = (text: string | null) =>
  [...(text ?? '').matchAll(/₹[\d,]+\.\d\d/g)].map(([amount]) => parseRupees(amount) ?? Number.NaN)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

async function figureOf(cell: Locator): Promise<number> {
  const figure = cell.getByText(/^₹[\d,]+\.\d\d$/).first()
  await expect(figure).toContainText('₹')
  return rupeesIn(await figure.textContent())[0] ?? Number.NaN
}

test('each figure of the dashboard is the sum of the rows it leads to', async ({ page, mock, signIn }) => {
  // At noon IST yesterday's settlement has been sent, and the payments of today are due next.
  await mock.scenario('busy-day', { clock: '2026-11-26T06:30:00Z' })
  await page.clock.setFixedTime('2026-11-26T06:30:00Z')
  await signIn('merchant')
  const total = listTotal(page)
  const cell = (name: string) => page.getByRole('region', { name, exact: true })

  await test.step("today's amount is the sum of its captured payments", async () => {
    const collected = await figureOf(cell('Collected today'))
    const link = cell('Collected today').getByRole('link', { name: /payments?$/ })
    const count = await link.textContent()
    await link.click()
    await expect(total).toContainText(`${count} ·`)
    expect(rupeesIn(await total.textContent())[0]).toBe(collected)
    await page.goBack()
  })
  await test.step('the next payout is payments less refunds, fee and GST', async () => {
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
  await test.step('the outstanding amount is that of the open links', async () => {
    const outstanding = await figureOf(cell('Outstanding'))
    const link = cell('Outstanding').getByRole('link', { name: /open links?$/ })
    const count = Number.parseInt((await link.textContent()) ?? '', 10)
    await link.click()
    await expect(total).toContainText(`${count} links · `)
    expect(rupeesIn(await total.textContent())[0]).toBe(outstanding)
    await page.goBack()
  })
  await test.step('a bar and a share are the sum of their captured payments', async () => {
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
  await test.step('the number of problems matches their list', async () => {
    await mock.settlements.insert({ status: 'failed' })
    await page.reload()
    const count = Number(await cell('To look at').getByText(/^\d+$/).first().textContent())
    await expect(cell('Needs attention').getByRole('listitem')).toHaveCount(count)
    await expect(cell('To look at').getByRole('link')).toHaveAttribute('href', '#attention')
  })
})

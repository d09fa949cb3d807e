import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { periodAt, shifted } from '../../../../web/merchant/books/period.ts'
import { dayOf } from '../../../../web/merchant/format/ist.ts'
import { formatRupees } from '../../../../web/merchant/format/rupees.ts'
import { fullQuarter, openBooks, sheet, sumsOf } from '../../support/books.ts'
import { expect, test } from '../../support/fixtures.ts'
import { goTo } from '../../support/go-to.ts'
import { listTotal } from '../../support/rows.ts'

const quarter = fullQuarter()

test('the books of a quarter add up, as files and on paper too', async ({ page, mock, signIn }) => {
  const { count, gross, refunds, fee, tax, givenBack, settled } = await sumsOf(mock, quarter)
  await test.step('they add up to the rows of the server, and agree with its settlements', async () => {
    expect(count).toBeGreaterThan(100)
    await signIn('merchant', { open: openBooks(quarter) })
    const sum = page.locator('dl', { hasText: 'GST on the fee' })
    await expect(sum.getByRole('definition')).toHaveText([
      formatRupees(gross),
      `− ${formatRupees(refunds)}`,
      `− ${formatRupees(fee)}`,
      `− ${formatRupees(tax)}`,
      ...(givenBack > 0 ? [`+ ${formatRupees(givenBack)}`] : []),
      `= ${formatRupees(gross - refunds - fee - tax + givenBack)}`,
    ])
    await expect(page.getByText('Matches to the paisa')).toBeVisible()
    const agreement = page.locator('dl', { hasText: 'Net of the period' })
    await expect(agreement.getByRole('definition').last()).toHaveText(`= ${formatRupees(settled)}`)
    const total = (name: string) => sheet(page, name).getByRole('row', { name: /^Total/ })
    await expect(total('Day book')).toContainText(formatRupees(settled))
    await expect(total('Fees and GST')).toContainText(formatRupees(fee + tax))
    await expect(total('Refunds')).toContainText(formatRupees(refunds))
    await expect(total('Settlements')).toContainText(formatRupees(settled))
  })
  await test.step('each list is saved as a file with the same total', async () => {
    for (const [button, file, column, sum] of [
      ['Day book as CSV', 'day-book', 'Gross (INR)', gross],
      ['Fees and GST as CSV', 'fees-and-gst', 'Gross (INR)', gross],
      ['Each payment as CSV', 'payments', 'Gross (INR)', gross],
      ['Refunds as CSV', 'refunds', 'Refunds (INR)', refunds],
      ['Settlements as CSV', 'settlements', 'Net (INR)', settled],
    ] as const) {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).press('Enter')
      const download = await saved
      expect(download.suggestedFilename()).toContain(`${file}-${quarter.id}`)
      const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
      const [head = [], ...rows] = lines.map((line) => line.split(','))
      // From the end, since earlier cells may contain commas.
      const index = head.indexOf(column) - head.length
      const paise = rows.map((row) => Number((row.at(index) ?? '0').replace('.', '')))
      expect(
        paise.reduce((total, amount) => total + amount, 0),
        button,
      ).toBe(sum)
    }
  })
  await test.step('on paper each list begins a page and repeats its head with the name of the business', async () => {
    await expect(page.getByText('Matches to the paisa')).toBeVisible()
    const head = sheet(page, 'Day book').getByText(`Tarang Textiles · Day book · ${quarter.name}`)
    await expect(head).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(head).toBeVisible()
    const style = (locator: ReturnType<Page['locator']>, name: string) =>
      locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
    expect(await style(sheet(page, 'Day book'), 'break-before')).toBe('page')
    expect(await style(sheet(page, 'Day book').getByRole('rowgroup').first(), 'display')).toBe(
      'table-header-group',
    )
    expect(await style(page.locator('body'), 'page')).toBe('books')
    for (const hidden of [
      page.getByRole('button', { name: 'Print all' }),
      page.getByRole('combobox', { name: 'Period' }),
      page.getByRole('button', { name: 'Day book as CSV' }),
      page.getByRole('navigation', { name: 'Merchant area' }).first(),
    ])
      await expect(hidden).toBeHidden()
  })
  await page.emulateMedia({ media: 'screen' })
  await test.step('the rows of a list are scrolled, opened and left with the keyboard', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const rows = sheet(page, 'Rows of Day book')
    await expect
      .poll(() => rows.evaluate((element) => element.scrollWidth - element.clientWidth))
      .toBeGreaterThan(0)
    await rows.focus()
    const scrolled = () => rows.evaluate((element) => element.scrollLeft)
    await page.keyboard.press('ArrowRight')
    await expect.poll(scrolled).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    await expect(rows.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions')
  })
})

test('a period is chosen by its kind, in the list or step by step', async ({ page, signIn }) => {
  await test.step('it stays in the address', async () => {
    const today = dayOf(Date.now())
    const month = periodAt('month', today)
    await signIn('merchant', { open: '/dashboard/books' })
    const chosen = page.getByRole('combobox', { name: 'Period' })
    await expect(chosen).toHaveValue(month.id)
    await expect(page.getByRole('button', { name: 'Later' })).toBeDisabled()
    await page.getByRole('button', { name: 'Earlier' }).press('Enter')
    await expect(chosen).toHaveValue(shifted(month, -1).id)
    await expect(page).toHaveURL(new RegExp(`period=${shifted(month, -1).id}$`))
    await chosen.selectOption(month.name)
    await page.getByRole('radio', { name: 'Month' }).press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Quarter' })).toBeChecked()
    await expect(chosen).toHaveValue(periodAt('quarter', today).id)
    await page.getByRole('radio', { name: 'Quarter' }).press('ArrowRight')
    await expect(chosen).toHaveValue(periodAt('year', today).id)
    await expect(page.getByText('Matches to the paisa')).toBeVisible()
    await page.goBack()
    await expect(chosen).toHaveValue(periodAt('quarter', today).id)
    await page.reload()
    await expect(chosen).toHaveValue(periodAt('quarter', today).id)
  })
  await test.step('a period without activity says so', async () => {
    await goTo(page, '/dashboard/books?period=2024-02')
    await expect(page.getByRole('heading', { name: 'No activity in February 2024' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('2024-02')
  })
})

test('the platform has no books', async ({ page, signIn }) => {
  await signIn('admin', { open: '/dashboard/books' })
  await expect(page.getByRole('heading', { name: 'Books are kept for one business' })).toBeVisible()
  await page.getByRole('link', { name: 'Settlements of all merchants' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settlements')
})

test('books distinguish returned settlements from sent ones', async ({ page, mock, signIn }) => {
  await mock.scenario('settlement-failed', { clock: '2026-11-26T12:30:00Z' })
  await page.clock.setFixedTime('2026-11-26T12:30:00Z')
  const settlements = (await mock.settlements.all()).filter(
    ({ merchantName }) => merchantName === 'Tarang Textiles',
  )
  const net = (rows: typeof settlements) => rows.reduce((sum, { net: part }) => sum + part, 0)
  const captured = settlements.filter(({ capturedOn }) => capturedOn.startsWith('2026-11'))
  const returned = captured.filter(({ status }) => status === 'failed')
  const sent = captured.filter(({ status }) => status === 'processed')
  const sentNow = settlements.filter(
    ({ processedAt }) => processedAt && dayOf(processedAt).startsWith('2026-11'),
  )
  expect(returned.length).toBe(2)
  // The other was carried by a later settlement.
  const notSentAgain = returned.filter(({ carriedBy }) => carriedBy === undefined)
  expect(notSentAgain).toHaveLength(1)
  expect(sent.length + returned.length).toBe(captured.length)

  await signIn('merchant', { open: '/dashboard/books?period=2026-11' })
  const sum = page.locator('dl', { hasText: 'Returned by your bank' })
  await expect(sum.getByRole('definition')).toHaveText([
    formatRupees(net(captured)),
    `− ${formatRupees(net(returned))}`,
    `= ${formatRupees(net(sent))}`,
    `+ ${formatRupees(net(sentNow) - net(sent))}`,
    `= ${formatRupees(net(sentNow))}`,
  ])
  await expect(page.getByText(`${formatRupees(net(notSentAgain))} of`)).toBeVisible()
  const days = sheet(page, 'Day book')
  await expect(days.getByRole('row', { name: /^Total/ })).toContainText(
    `${formatRupees(net(returned))} returned`,
  )
  await expect(days.getByText('returned', { exact: true })).toHaveCount(returned.length)
  await expect(sheet(page, 'Settlements').getByText('Returned by your bank')).toHaveCount(returned.length)
  await goTo(page, '/dashboard/settlements')
  const allSent = settlements.filter(({ status }) => status === 'processed')
  await expect(listTotal(page)).toHaveText(
    `${settlements.length} settlements · ${formatRupees(net(allSent))} sent · ${formatRupees(net(notSentAgain))} returned`,
  )
  await goTo(page, `/dashboard/settlements/${returned[0]?.id}`)
  await expect(page.getByRole('dialog').getByText('Net, not received')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Net, to the bank')).toHaveCount(0)
})

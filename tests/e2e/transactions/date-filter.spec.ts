import { chip, closeFilter, openFilter, removeFilter } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'

test.describe('in a browser that writes the month first', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' })

  test('days are typed, picked and shown as in India', async ({ page, mock, signIn }) => {
    const { id } = await mock.paymentLinks.insert({ expiresAt: '2027-07-12T18:29:59.999Z' })
    await signIn('merchant', { open: '/dashboard/transactions?from=2026-11-02&to=2026-11-02' })
    await expect(chip(page, 'Date: 2 Nov 2026').first()).toBeVisible()
    await openFilter(page, 'Date')
    const [from, to] = ['From', 'To'].map((name) => page.getByRole('textbox', { name }))
    if (!from || !to) return
    await test.step('a range is picked in the calendar, by the keyboard too', async () => {
      await page.getByRole('button', { name: 'Thursday, 5 Nov 2026' }).click()
      await expect(page).toHaveURL(/from=2026-11-02&to=2026-11-05/)
      await page.getByRole('button', { name: 'Thursday, 5 Nov 2026' }).press('ArrowRight')
      await expect(page.getByRole('button', { name: 'Friday, 6 Nov 2026' })).toBeFocused()
    })
    await test.step('a day is typed, and the other day gives way', async () => {
      await from.fill('12/11/2026')
      await from.press('Enter')
      await expect(page).toHaveURL(/from=2026-11-12&to=2026-11-12/)
      await expect(from).toHaveValue('12 Nov 2026')
      await to.fill('1 july 2026')
      await to.press('Enter')
      await expect(page).toHaveURL(/from=2026-07-01&to=2026-07-01/)
      await from.fill('soon')
      await from.press('Enter')
      await expect(from).toHaveAccessibleDescription('Enter a day such as 21 Nov 2026.')
      await expect(page).toHaveURL(/from=2026-07-01&to=2026-07-01/)
    })
    await test.step('a preset names its range, and its chip is removed', async () => {
      await page.getByRole('button', { name: 'Last 7 days' }).press('Enter')
      await closeFilter(page)
      await expect(chip(page, 'Date: Last 7 days').first()).toBeFocused()
      await removeFilter(page, 'Date')
      await expect(page).toHaveURL('/dashboard/transactions')
      await expect(chip(page, 'Date')).toHaveCount(1)
      await expect(chip(page, 'Date')).toBeFocused()
    })
    await test.step('the expiry day of a link is typed in the same way', async () => {
      await goTo(page, `/dashboard/links/${id}/edit`)
      const day = page.getByLabel('Expires on (optional)')
      const send = page.getByRole('button', { name: 'Save payment link' })
      await expect(day).toHaveValue('12 Jul 2027')
      await day.fill('12/7/2027')
      await page.getByRole('button', { name: 'Pick' }).press('Enter')
      await page.getByRole('button', { name: 'Wednesday, 14 Jul 2027' }).press('Enter')
      await expect(day).toHaveValue('14 Jul 2027')
      await send.press('Enter')
      await expect
        .poll(async () => (await mock.paymentLinks.get(id)).expiresAt)
        .toBe('2027-07-14T18:29:59.999Z')
    })
  })
})

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { UPDATED_WITHIN_MS } from '../support/live.ts'

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const customer = { name: 'Meera Iyer', email: 'meera@kaveri.example', phone: '+910000054321' }

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** A message opens in another app, or in a tab that would ask the internet. */
const openNothing = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('click', (event) => {
      const { target } = event
      if (target instanceof HTMLAnchorElement && /^(mailto:|https:\/\/wa\.me)/.test(target.href))
        event.preventDefault()
    })
  })

test('links wait for a reminder, and what was sent is kept', async ({ page, mock, signIn }) => {
  await mock.scenario('new-merchant')
  await page.clock.install()
  await openNothing(page)
  await signIn('merchant', { open: '/dashboard/links/reminders' })
  await expect(page.getByRole('heading', { name: 'Nobody to remind' })).toBeVisible()
  const { id } = await mock.paymentLinks.insert({
    title: 'Soon',
    amount: 125_000,
    customer,
    expiresAt: inHours(30),
  })
  await mock.paymentLinks.insert({
    title: 'Partly',
    amount: 125_000,
    partial: { minimum: 10_000 },
    amountPaid: 25_000,
    status: 'partially_paid',
    customer,
  })
  await mock.paymentLinks.insert({ title: 'Late', amount: 9900, status: 'expired', expiresAt: inHours(-30) })
  await mock.paymentLinks.insert({ title: 'Much time', amount: 9900, expiresAt: inHours(24 * 20) })
  await page.clock.fastForward(UPDATED_WITHIN_MS)
  await goTo(page, '/dashboard/links')
  await page.getByRole('link', { name: 'Reminders' }).press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Expires soon', 'Partly paid', 'Overdue'])
  await expect(page.getByText('Much time')).toHaveCount(0)
  await expect(row(page, 'Soon')).toContainText(
    'Dear Meera Iyer, a reminder from Tarang Textiles: ₹1,250.00 for Soon is still to be paid.',
  )
  await expect(row(page, 'Partly')).toContainText('₹1,000.00 of ₹1,250.00 for Partly is still to be paid.')
  await expect(row(page, 'Partly').getByRole('link', { name: 'Remind by WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/910000054321\?text=Dear%20Meera/,
  )
  await expect(row(page, 'Late').getByRole('link', { name: /^Remind/ })).toHaveCount(0)
  await row(page, 'Late').getByRole('link', { name: 'Renew the link' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Late' })).toBeVisible()

  await test.step('what was reminded when is kept in this browser, for this user', async () => {
    await goTo(page, '/dashboard/links/reminders')
    await expect(row(page, 'Soon')).toContainText('Not reminded from this browser yet.')
    await row(page, 'Soon').getByRole('link', { name: 'Remind by email' }).click()
    const last = /Last reminded by email on \d+ \w+ \d{4}, \d\d:\d\d IST\./
    await expect(row(page, 'Soon')).toContainText(last)
    await page.goto(`/dashboard/links/${id}`)
    await page.getByText('Send a reminder').click()
    await expect(page.getByRole('dialog', { name: 'Soon' })).toContainText(last)
    await signIn('viewer', { open: '/dashboard/links/reminders' })
    await expect(row(page, 'Soon')).toContainText('Not reminded from this browser yet.')
  })
})

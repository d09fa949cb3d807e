import type { Page } from 'playwright/test'
import { expect, test } from '../../support/fixtures.ts'
import { signInAs } from '../../support/forms.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Stay signed in?' })

/** Sessions without "remember me" last a day. Advances the browser's clock to 4:30 minutes before expiry. */
async function untilAsked(page: Page) {
  await expect(page.getByRole('row', { name: /Setubandh/ })).toBeVisible()
  await page.clock.fastForward('23:54:00')
  await expect(question(page)).toHaveCount(0)
  await page.clock.fastForward('01:30')
  await expect(question(page)).toBeVisible()
}

test.use({ expectedInConsole: /status of (503|401)/ })

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('merchant', { open: '/dashboard/gateways' })
})

test('five minutes before the end, staying refreshes the token', async ({ page, context, mock }) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'auth_token')
  const before = await cookie()
  const settings = page.getByRole('button', { name: 'Settings of Setubandh' })
  await settings.focus()
  await untilAsked(page)
  const stay = question(page).getByRole('button', { name: 'Stay signed in' })
  await expect(stay).toBeFocused()
  await test.step('offline, staying waits for the network', async () => {
    await context.setOffline(true)
    await expect(stay).toHaveAccessibleDescription('You are offline. Available when you are back online.')
    await context.setOffline(false)
    await expect(stay).not.toHaveAccessibleDescription(/offline/)
  })
  await stay.click()
  await expect(question(page)).toHaveCount(0)
  await expect(settings).toBeFocused()
  expect(await mock.journal.calls({ operation: 'refreshToken' })).toHaveLength(1)
  expect((await cookie())?.value).not.toBe(before?.value)
  await page.clock.fastForward('00:10:00')
  await settings.click()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByRole('status')).toHaveText('Gateway settings updated successfully')
  await expect(question(page)).toHaveCount(0)
})

test('a session ends if the dialog is ignored, or by logging out', async ({ page, mock }) => {
  await test.step('ignored', async () => {
    await untilAsked(page)
    await page.clock.fastForward('05:00')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please sign in again.')
  })
  await test.step('leaving leads to the home page', async () => {
    // The server's clock comes as far as the browser's.
    await mock.clock.advance({ hours: 24, minutes: 0, seconds: 30 })
    await signInAs(page, 'merchant')
    await expect(page).toHaveURL('/dashboard/gateways')
    const before = (await mock.journal.calls({ operation: 'refreshToken' })).length
    await untilAsked(page)
    await question(page).getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    expect(await mock.journal.calls({ operation: 'refreshToken' })).toHaveLength(before)
  })
})

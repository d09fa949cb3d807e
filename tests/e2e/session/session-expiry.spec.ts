import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Stay signed in?' })

/** Sessions without "remember me" last a day. Advances the browser's clock to 4:30 minutes before expiry. */
async function untilAsked(page: Page) {
  await expect(page.getByRole('row', { name: /Setubandh/ })).toBeVisible()
  await page.clock.fastForward('23:54:00')
  await expect(question(page)).toHaveCount(0)
  await page.clock.fastForward('01:30')
  await expect(question(page)).toBeVisible()
}

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install()
  await signIn('merchant', { open: '/dashboard/gateways' })
})

test('a dialog appears five minutes before the end, and staying refreshes the token', async ({
  page,
  context,
  mock,
}) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'auth_token')
  const before = await cookie()
  const settings = page.getByRole('button', { name: 'Settings of Setubandh' })
  await settings.focus()
  await untilAsked(page)
  const stay = question(page).getByRole('button', { name: 'Stay signed in' })
  await expect(stay).toBeFocused()
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

test('ignoring the dialog ends the session', async ({ page }) => {
  await untilAsked(page)
  await page.clock.fastForward('05:00')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please sign in again.')
})

test('leaving leads to the home page', async ({ page, mock }) => {
  await untilAsked(page)
  await question(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  expect(await mock.journal.calls({ operation: 'refreshToken' })).toEqual([])
})

test('offline, staying waits for the network', async ({ page, context }) => {
  await untilAsked(page)
  await context.setOffline(true)
  const stay = question(page).getByRole('button', { name: 'Stay signed in' })
  await expect(stay).toHaveAccessibleDescription('You are offline. Available when you are back online.')
  await context.setOffline(false)
  await stay.click()
  await expect(question(page)).toHaveCount(0)
})

test.describe('when rejected', () => {
  test.use({ expectedInConsole: /status of (503|401)/ })

  test('a token that a server cannot refresh is kept, and one that it rejects ends the session', async ({
    page,
    mock,
  }) => {
    await untilAsked(page)
    const stay = question(page).getByRole('button', { name: 'Stay signed in' })
    await mock.faults.next('refreshToken', { status: 503, body: {}, times: 2 })
    await stay.click()
    await expect(page.getByRole('alert')).toHaveText('Could not extend the session. Please try again.')
    await mock.faults.next('refreshToken', { status: 401, body: {} })
    await stay.click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('alert')).toContainText('Your session has ended. Please sign in again.')
  })
})

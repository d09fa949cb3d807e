import type { Page } from 'playwright/test'
import type { Mock } from '../../../../mock-server/client/mock.ts'
import { expect, test } from '../../support/fixtures.ts'
import { signInAs } from '../../support/forms.ts'

const WORDS = 'Incorrect email or password.'
const cards = (page: Page) => page.getByRole('button', { name: 'Dismiss' })

test.use({ expectedInConsole: /status of (401|503)/, toastsStay: false })

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeEditable()
  // Far enough for a slow machine: the clock cannot stop in the past.
  await page.clock.pauseAt(Date.now() + 60_000)
  await failToSignIn(page, { count: 1 })
})

test('a failure is announced once and stays five seconds', async ({ page, mock }) => {
  const region = page.getByRole('region', { name: 'Notifications' })
  await test.step('announced once', async () => {
    await expect(page.getByRole('alert')).toHaveText(WORDS)
    await expect(page.getByRole('alert').locator('p')).toHaveCount(1)
    await expect(region.locator('p')).toHaveAttribute('aria-hidden', 'true')
  })
  await test.step('while the pointer is over it', async () => {
    await region.hover()
    await page.clock.runFor(60_000)
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(4000)
    await expect(cards(page)).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(cards(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveText('')
  })
  await test.step('while it has the focus, until the last one is dismissed', async () => {
    await failToSignIn(page, { count: 1 })
    await failInOtherWords(mock, 2)
    await failToSignIn(page, { count: 2 })
    await cards(page).first().focus()
    await page.clock.runFor(60_000)
    await expect(cards(page)).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(0)
    await failToSignIn(page, { count: 1 })
    await page.clock.runFor(4000)
    await expect(cards(page)).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(cards(page)).toHaveCount(0)
  })
})

test('at most twenty are shown at once', async ({ page, mock }) => {
  // Focus pauses the timers, so that no toast disappears before the last one appears.
  await cards(page).focus()
  await page.clock.resume()
  for (let count = 2; count <= 22; count++) {
    await failInOtherWords(mock, count)
    await page.getByLabel('Password', { exact: true }).evaluate((field: HTMLInputElement) => {
      field.form?.requestSubmit()
    })
    await mock.journal.waitFor('signIn', { count })
    await expect(page.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy', 'true')
  }
  await expect(cards(page)).toHaveCount(20)
})

const failInOtherWords = (mock: Mock, count: number) =>
  mock.faults.next('signIn', { status: 503, body: { message: `We are closed, notice ${count}.` } })

/** Advances the stopped clock until the failure is shown, however long the machine takes. */
async function failToSignIn(page: Page, { count }: { count: number }) {
  await signInAs(page, 'merchant', 'not the password')
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await cards(page).count()).toBe(count)
    expect(await page.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).not.toBe('true')
  }).toPass()
}

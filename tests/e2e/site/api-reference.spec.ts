import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { parse } from 'yaml'
import { referenceOf } from '../../../web/site/reference/contract/reference.ts'
import type { Language } from '../../../web/site/reference/contract/samples.ts'
import { accessibilityViolations } from '../support/accessibility.ts'
import { hydrated, test } from '../support/public-fixtures.ts'
import { whileClockStopped } from '../support/stopped-clock.ts'

const call = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const contents = (page: Page) => page.getByRole('navigation', { name: 'API reference' })

test('the reference is read in one language, copied and searched', async ({ page, visit, context }) => {
  await page.clock.install()
  await test.step('the placeholder page leads to the reference, which starts with an introduction', async () => {
    await visit('/docs')
    await expect(page.getByText('Coming soon', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Read the API reference' }).click()
    await expect(page).toHaveURL('/docs/api')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API reference')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Getting started')
  })
  await test.step('long conditions of a call are folded behind what it does', async () => {
    await page.evaluate(() => {
      location.hash = 'updatePaymentLink'
    })
    const update = call(page, 'Update a payment link')
    await expect(update.getByText('Replaces the link by the body')).toBeVisible()
    await expect(update.getByText('before any 409 or 422')).toBeHidden()
    await update.getByText('Conditions and limits').click()
    await expect(update.getByText('before any 409 or 422')).toBeVisible()
  })
  await test.step('the selected language applies to all samples and is remembered', async () => {
    const create = call(page, 'Create a payment link')
    await create.getByText('TypeScript', { exact: true }).click()
    await expect(create.getByText(/kosha\.POST\(/)).toBeVisible()
    await expect(call(page, 'Sign in').getByText(/kosha\.POST\(/)).toBeVisible()
    await expect(create.getByText('curl -X POST')).toBeHidden()
    await page.reload()
    await hydrated(page)
    await expect(create.getByText(/kosha\.POST\(/)).toBeVisible()
  })
  await test.step('copying copies the visible sample', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const get = call(page, 'Get the figures of the dashboard')
    await get.getByText('TypeScript', { exact: true }).click()
    await whileClockStopped(page, async () => {
      await get.getByRole('button', { name: 'Copy' }).first().click()
      await expect(get.getByRole('button', { name: 'Copied' })).toBeVisible()
    })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "const { data, error } = await kosha.GET('/payments/stats')",
    )
  })
  await test.step('a slash focuses the search, a word finds the operation, and the list follows', async () => {
    await page.keyboard.press('/')
    const field = page.getByRole('searchbox', { name: 'Search the reference' })
    await expect(field).toBeFocused()
    await page.keyboard.type('refund_window_closed')
    await expect(contents(page).getByRole('link')).toHaveText([/^Refund a payment/])
    await expect(contents(page).getByRole('status')).toHaveText('1 result')
    await field.fill('in full or in part')
    await expect(contents(page).locator('[data-best]')).toHaveText(/^Refund a payment/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/api#refundTransaction')
    await expect(call(page, 'Refund a payment in full or in part')).toBeInViewport()
    await field.press('Escape')
    await expect(contents(page).locator('[aria-current="location"]')).toHaveText(/^Refund a payment/)
  })
})

test('the reference follows the theme, and its samples are as tested', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/docs/api')
  await hydrated(page)
  await test.step('a part that comes into view after a change of theme has its colours', async () => {
    await page.getByRole('button', { name: 'Theme: system' }).click()
    await page.getByRole('button', { name: 'Theme: light' }).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.evaluate(() => {
      location.hash = 'updatePaymentLink'
    })
    await expect(page.locator('#updatePaymentLink')).toBeInViewport()
    expect(await accessibilityViolations(page, '#updatePaymentLink', ['color-contrast'])).toEqual([])
  })
  await test.step('every sample is on the page exactly as tested', async () => {
    const contract = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')
    const { setup, groups } = referenceOf(parse(contract))
    const tested = [setup, ...groups.flatMap(({ calls }) => calls.map(({ samples }) => samples))]
    for (const language of ['curl', 'typescript'] satisfies Language[]) {
      const samplesOnPage = await page.locator(`pre[data-language=${language}]`).allTextContents()
      expect(samplesOnPage).toEqual(expect.arrayContaining(tested.map((samples) => samples[language])))
    }
  })
})

test('without scripts, samples of all languages can be selected', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/docs/api#signIn')
  const signIn = call(page, 'Sign in')
  await signIn.getByText('TypeScript', { exact: true }).click()
  await expect(signIn.getByText("kosha.POST('/auth/login'")).toBeVisible()
  await expect(signIn.getByText('curl -X POST')).toBeHidden()
  await expect(signIn.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(contents(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await context.close()
})

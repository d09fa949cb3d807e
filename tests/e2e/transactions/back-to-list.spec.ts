import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'

const POSITION = 900

test('going back to a long list restores its position', async ({ page, signIn }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.clock.install()
  await signIn('merchant', { open: '/dashboard/transactions' })
  await scrollAndLeave(page)
  await page.goBack()
  await expect(heading).toHaveText('Transactions')
  await expect.poll(() => scrolled(page)).toBe(POSITION)

  await scrollAndLeave(page)
  // The list is cached until then, for going back.
  await page.clock.fastForward('30:00')
  const go = await hold(page, /\/api\/payments\/transactions/)
  await page.goBack()
  await expect(heading).toHaveText('Transactions')
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(0)
  go()
  await expect.poll(() => scrolled(page)).toBe(POSITION)
})

async function scrollAndLeave(page: Page) {
  await expect(page.getByRole('table').getByRole('link').nth(5)).toBeVisible()
  // Again until the list has its whole height: it measures its first rows before.
  await expect
    .poll(() =>
      page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), POSITION).then(() => scrolled(page)),
    )
    .toBe(POSITION)
  await page.getByRole('link', { name: 'Gateways' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gateways')
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { showActions } from '../support/rows.ts'
import { stretchFiveSeconds } from '../support/undo-clock.ts'

const LINKS = '/dashboard/links'
const MARK = 'Row customer'

// Disables transitions, whose intermediate colours would fail the colour checks.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedInConsole: /status of [45]\d\d/ })

test('a row that is being deleted is accessible in both themes', async ({ page, mock, signIn }) => {
  await stretchFiveSeconds(page)
  await mock.paymentLinks.insert({ title: 'Zari border', amount: 125_050, customer: { name: MARK } })
  await mock.paymentLinks.insert({ title: 'Atlas', amount: 149_950, customer: { name: MARK } })
  await mock.faults.next('deletePaymentLink', { status: 503, body: { message: 'We are closed.' } })
  await signIn('merchant', { open: `${LINKS}?search=${MARK}` })
  await showActions(page, 'Zari border')
  await page.getByRole('button', { name: 'Delete Zari border' }).click()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByRole('row', { name: /Zari border/ })).toContainText("Couldn't delete")
  await showActions(page, 'Atlas')
  await page.getByRole('button', { name: 'Delete Atlas' }).click()
  await expect(page.getByRole('row', { name: /^Deleting “Atlas”/ })).toContainText(/\d seconds? left/)
  await expect(page.locator('[data-countdown]')).toBeHidden()
  // Rows fade, so their colours are no tokens.
  await expectAccessible(page, { dark: {} })
})

import { fullQuarter, openBooks, servePagesOf100 } from '../support/books.ts'
import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'

const LATER_PAGE = /\/payments\/transactions\?.*cursor=/

test.beforeEach(({ page }) => servePagesOf100(page))

test('reading shows its progress', async ({ page, signIn }) => {
  const release = await hold(page, LATER_PAGE)
  await signIn('merchant', { open: openBooks(fullQuarter()) })
  await expect(page.getByText(/^[1-3]\d\d of \d+ payments read$/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /payments read$/ })).toBeVisible()
  release()
  await expect(page.getByText('Matches to the paisa')).toBeVisible()
})

import { expect, test } from '../support/fixtures.ts'
import { rowLinks } from '../support/rows.ts'

test('the result stays when a change takes the selected links out of the filtered list', async ({
  page,
  mock,
  signIn,
}) => {
  for (const title of ['Zari, one', 'Zari, two']) await mock.paymentLinks.insert({ title, status: 'active' })
  await signIn('merchant', { open: '/dashboard/links?search=zari%2C&status=active' })
  await expect(rowLinks(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Cancel 2…' }).press('Enter')
  await bar.getByRole('button', { name: 'Cancel 2 links' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect(bar.getByRole('status')).toHaveText('2 links cancelled.')
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect(bar).toHaveCount(0)
})

import { expectAccessible } from '../support/accessibility.ts'
import { choose } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { loaded, save, view, views } from '../support/views.ts'

test('a view is saved and deleted, and belongs to one user', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn('merchant', { open: '/dashboard/transactions' })
  await loaded(page)
  await choose(page, 'Method', 'UPI')
  await save(page, '  Paid   by UPI ')
  await expect(view(page, 'Paid by UPI')).toHaveAttribute('aria-current', 'true')

  await page.reload()
  await view(page, 'All transactions').click()
  await view(page, 'Paid by UPI').click()
  await expect(page).toHaveURL('/dashboard/transactions?method=upi')
  await test.step('a name of the maximum length does not widen the page, and the view is deleted', async () => {
    const name = 'A view with a name as long as it can be'
    await choose(page, 'Status', 'Failed')
    await save(page, name)
    await expect(view(page, name)).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page, { part: 'nav[aria-label="Saved views"]' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await views(page)
      .getByRole('button', { name: `Delete “${name}”` })
      .click()
    await expect(view(page, name)).toHaveCount(0)
    await expect(views(page).locator(':focus')).toHaveCount(1)
    await view(page, 'Paid by UPI').click()
    await views(page).getByRole('button', { name: 'Delete “Paid by UPI”' }).click()
  })
  await test.step('another user has no saved views', async () => {
    await save(page, 'By UPI')
    await signIn('viewer', { open: '/dashboard/transactions?method=upi' })
    await loaded(page)
    await expect(view(page, 'Failed in the last 24 h')).toBeVisible()
    await expect(view(page, 'By UPI')).toHaveCount(0)
  })
})

import { choose } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { loaded, save, view, views } from '../support/views.ts'

test('a custom view is saved, marked, found again, renamed and deleted', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions' })
  await loaded(page)
  await choose(page, 'Method', 'UPI')
  await save(page, '  Paid   by UPI ')
  await expect(view(page, 'Paid by UPI')).toHaveAttribute('aria-current', 'true')
  await expect(view(page, 'Paid by UPI')).toBeFocused()

  await page.reload()
  await view(page, 'All transactions').click()
  await view(page, 'Paid by UPI').click()
  await expect(page).toHaveURL('/dashboard/transactions?method=upi')
  await page.goto('/dashboard/links')
  await loaded(page)
  await expect(view(page, 'Paid by UPI')).toHaveCount(0)

  await page.goto('/dashboard/transactions?method=upi')
  const edit = views(page).getByRole('button', { name: 'Rename or delete “Paid by UPI”' })
  await edit.click()
  await expect(page.getByLabel('View name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
  await edit.click()
  await page.getByLabel('View name').fill('UPI')
  await page.keyboard.press('Enter')
  await expect(view(page, 'UPI')).toHaveAttribute('aria-current', 'true')
  await views(page).getByRole('button', { name: 'Rename or delete “UPI”' }).click()
  await page.getByRole('button', { name: 'Delete view' }).click()
  await expect(view(page, 'UPI')).toHaveCount(0)
  await expect(views(page).locator(':focus')).toHaveCount(1)
  await expect(views(page).getByRole('button', { name: 'Save this view' })).toBeVisible()
})

test('with storage blocked, a view lasts for this visit', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await signIn('merchant', { open: '/dashboard/links?status=paid' })
  await loaded(page)
  await save(page, 'Paid in full')
  await view(page, 'All payment links').click()
  await view(page, 'Paid in full').click()
  await expect(page).toHaveURL('/dashboard/links?status=paid')
})

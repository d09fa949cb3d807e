import { choose } from '../support/filters.ts'
import { expect, test } from '../support/fixtures.ts'
import { loaded, save, view, views } from '../support/views.ts'

test('a custom view is saved, marked, found again, renamed and deleted @phone', async ({ page, signIn }) => {
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

test('an existing or empty name is rejected; saving under the same name updates the filters', async ({
  page,
  signIn,
}) => {
  await signIn('merchant', { open: '/dashboard/transactions?method=upi' })
  await loaded(page)
  await save(page, 'Mine')
  await choose(page, 'Method', 'Card')
  await views(page).getByRole('button', { name: 'Save this view' }).click()
  const name = page.getByLabel('View name')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(name).toHaveAccessibleDescription(/Give the view a name\./)
  await name.fill('refunds pending')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(name).toHaveAccessibleDescription(/There is already a view with this name\./)
  await name.fill('mine')
  await page.getByRole('button', { name: 'Replace view' }).click()
  await expect(view(page, 'mine')).toHaveAttribute('aria-current', 'true')
  await expect(view(page, 'Mine')).toHaveCount(0)
})

test('invalid data in the storage is ignored', async ({ page, signIn }) => {
  await signIn('merchant', { open: '/dashboard/transactions?method=upi' })
  await loaded(page)
  await save(page, 'Mine')
  const key = await page.evaluate(
    () => Object.keys(localStorage).find((name) => name.startsWith('views/')) ?? '',
  )
  expect(key).not.toBe('')
  const own = { name: 'Kept', query: 'method=card&cursor=x&status=stolen' }
  await page.evaluate((name) => localStorage.setItem(name, '{'), key)
  await page.reload()
  await loaded(page)
  await expect(views(page).getByRole('link')).toHaveCount(3)
  await page.evaluate(
    ([name = '', value = '']) => localStorage.setItem(name, value),
    [
      key,
      JSON.stringify([
        own,
        ...Array.from({ length: 99 }, (_each, index) => ({ ...own, name: `<b>${index}</b>` })),
      ]),
    ],
  )
  await page.reload()
  await expect(views(page).getByRole('link')).toHaveCount(3 + 20)
  await view(page, 'Kept').click()
  await expect(page).toHaveURL('/dashboard/transactions?method=card')
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

import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/hold.ts'
import { ask, field, results } from '../support/search.ts'

test('Esc, and Ctrl K again, return the focus, also within one frame, and a panel stays open under the results', async ({
  page,
  signIn,
}) => {
  await test.step('Esc, and Ctrl K again, return the focus', async () => {
    await signIn('merchant', { open: '/dashboard/transactions' })
    const row = page.getByRole('table').getByRole('link').first()
    await row.focus()
    for (const key of ['Escape', 'Control+k']) {
      await ask(page, '')
      await page.keyboard.press(key)
      await expect(results(page)).toHaveCount(0)
      await expect(row).toBeFocused()
    }
  })
  await test.step('closed and reopened within one frame, the search keeps the focus, and returns it later', async () => {
    await signIn('merchant', { open: '/dashboard/transactions' })
    const row = page.getByRole('table').getByRole('link').first()
    await row.focus()
    await ask(page, '')
    await page.evaluate(async () => {
      const press = (init: KeyboardEventInit) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }))
      // Delays the next frame.
      const waiting: FrameRequestCallback[] = []
      const inTime = window.requestAnimationFrame
      window.requestAnimationFrame = (callback) => waiting.push(callback)
      press({ key: 'Escape' })
      while (document.querySelector('.search-results')) await new Promise((next) => setTimeout(next))
      press({ key: 'k', ctrlKey: true })
      while (!document.querySelector('.search-results')) await new Promise((next) => setTimeout(next))
      window.requestAnimationFrame = inTime
      for (const callback of waiting) callback(performance.now())
    })
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
  })
  await test.step('a panel next to the list stays open under the results', async () => {
    await signIn('merchant', { open: '/dashboard/transactions' })
    await page.getByRole('table').getByRole('link').first().click()
    const panel = page.getByRole('dialog', { name: 'Transaction' })
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
    await ask(page, '')
    await page.keyboard.press('Escape')
    await expect(results(page)).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })
})

test('a pending request does not take the focus from the search', async ({ page, signIn }) => {
  await signIn('merchant')
  const arrive = await hold(page, /\/transactions?-(page|panel)-[^/]*\.js$/)
  await page.getByRole('table').getByRole('link').first().click()
  await ask(page, 'links')
  arrive()
  const panel = page.getByRole('dialog', { name: 'Transaction' })
  await expect(panel).toContainText('Customer')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('links')
  await page.keyboard.press('Escape')
  await expect(results(page)).toHaveCount(0)
  await expect(panel).toBeVisible()
})

import { expect, test } from '../support/fixtures.ts'
import { escapeFrom } from '../support/keyboard.ts'

test('on a phone, the actions of a row are within reach', async ({ page, mock, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await mock.paymentLinks.insert({ title: 'Zari border' })
  await signIn('merchant', { open: '/dashboard/links' })
  const menu = page.getByRole('button', { name: 'Actions of Zari border' })
  const share = page.getByRole('button', { name: 'Share Zari border' })
  const edit = page.getByRole('link', { name: 'Edit Zari border' })
  await menu.press('Enter')
  const actions = page.locator(':popover-open').locator('a, button')
  await expect(actions).toHaveCount(4)
  for (const action of await actions.all()) {
    const box = await action.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(24)
    expect(box?.height).toBeGreaterThanOrEqual(24)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
  }
  await page.keyboard.press('Escape')
  for (const action of [share, edit]) {
    await menu.press('Enter')
    await action.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator(':popover-open')).toHaveCount(0)
    await escapeFrom(page.getByRole('dialog'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(menu).toBeFocused()
  }
  await menu.press('Enter')
  await share.focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

import { expect, test } from '../support/fixtures.ts'

for (const viewport of [
  { width: 360, height: 760 },
  { width: 320, height: 256 },
  { width: 1280, height: 600 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('no focused field of a dialog is covered', async ({ page, signIn }) => {
      await signIn('merchant', { open: '/dashboard/links/new' })
      const dialog = page.getByRole('dialog', { name: 'Create payment link' })
      const fields = dialog.locator('input:not([type=hidden])')
      await expect(fields.first()).toBeFocused()
      const names = await fields.evaluateAll((inputs) => inputs.map(({ id }) => id))
      expect(names.length).toBeGreaterThan(5)
      const seen = new Set<string>()
      for (let pressed = 0; pressed < 20 && seen.size < names.length; pressed++) {
        const { id, covered } = await page.evaluate(focusedField)
        expect(covered, id).toEqual([])
        // Buttons between the fields are stops too.
        if (names.includes(id)) seen.add(id)
        await page.keyboard.press('Tab')
      }
      expect([...seen]).toEqual(names)
    })
  })
}

for (const width of [360, 768, 1280]) {
  test(`the button of a day stands within its field at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 })
    await signIn('merchant', { open: '/dashboard/links/new' })
    const field = await page.getByLabel('Expires on (optional)').boundingBox()
    const button = await page.getByRole('button', { name: 'Pick' }).boundingBox()
    const middle = (box: typeof field) => (box ? box.y + box.height / 2 : Number.NaN)
    expect(Math.abs(middle(field) - middle(button))).toBeLessThanOrEqual(1)
  })
}

/** Runs in the page: the focused field, and its edges where something else is on top. */
function focusedField() {
  const { activeElement: field } = document
  if (!field) return { id: '', covered: ['all'] }
  const { left, right, top, bottom, width, height } = field.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const edges = { top: [x, top + 4], bottom: [x, bottom - 4], left: [left + 4, y], right: [right - 4, y] }
  const covered = Object.entries(edges).flatMap(([name, [px = 0, py = 0]]) =>
    document.elementFromPoint(px, py) === field ? [] : [name],
  )
  return { id: field.id, covered }
}

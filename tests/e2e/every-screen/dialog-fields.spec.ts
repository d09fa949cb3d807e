import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'

const settings = (page: Page) =>
  page
    .getByRole('button', { name: /^Settings of/ })
    .first()
    .press('Enter')

type FormDialog = {
  name: string
  path: string
  /** What opens it, if the path does not. */
  open?: (page: Page) => Promise<void>
}

const REFUNDABLE = 'txn_refundable'
const dialogs: FormDialog[] = [
  {
    name: 'a new link',
    path: '/dashboard/links/new',
    open: async (page) => {
      // The last part of the form to arrive.
      await expect(page.getByRole('button', { name: 'Add a note' })).toBeVisible()
      await expectDayWithinField(page)
    },
  },
  { name: 'links in bulk', path: '/dashboard/links/bulk' },
  { name: 'a refund', path: `/dashboard/transactions/${REFUNDABLE}?refund=1` },
  { name: 'a gateway', path: '/dashboard/gateways', open: settings },
]

const viewports = [
  { width: 1280, height: 600 },
  { width: 320, height: 256 },
]

test('nothing that has the focus is covered in a dialog', async ({ page, mock, signIn }) => {
  await mock.transactions.insert({ id: REFUNDABLE, amount: 49_900, status: 'success' })
  await signIn('merchant', { open: '/dashboard/profile' })
  for (const { name, path, open } of dialogs)
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await goTo(page, path)
      await open?.(page)
      const dialog = page.getByRole(path.includes(REFUNDABLE) ? 'alertdialog' : 'dialog')
      await expect(dialog.locator(':focus')).toHaveCount(1)
      const stops = await numberStops(dialog)
      for (const viewport of viewports) {
        await page.setViewportSize(viewport)
        const seen = new Set<string>()
        for (let pressed = 0; pressed < 30 && seen.size < stops.length; pressed++) {
          await page.keyboard.press('Tab')
          // Between the last and the first, the focus passes through an element that returns it, on a busy machine later.
          await expect(page.locator('[data-base-ui-focus-guard]:focus')).toHaveCount(0)
          const { stop, covered } = await page.evaluate(focused)
          if (!stop) continue
          expect(covered, `stop ${stop} at ${viewport.width} × ${viewport.height}`).toEqual([])
          seen.add(stop)
        }
        expect([...seen].sort()).toEqual(stops.sort())
      }
    })
})

/** The button of a date field is inside the field. */
async function expectDayWithinField(page: Page) {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // Again if needed: the dialog moves when the window changes.
    await expect
      .poll(async () => {
        const field = await page.getByLabel('Expires on (optional)').boundingBox()
        const button = await page.getByRole('button', { name: 'Pick' }).boundingBox()
        const middle = (box: typeof field) => (box ? box.y + box.height / 2 : Number.NaN)
        return Math.abs(middle(field) - middle(button))
      }, `${width} px`)
      .toBeLessThanOrEqual(1)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Gives each stop of the Tab key in a dialog a number, since not all have a name of their own. @returns the numbers */
async function numberStops(dialog: Locator) {
  const numbers = await dialog
    .locator('input:not([type=hidden]), textarea, button')
    .filter({ visible: true })
    .evaluateAll((elements: HTMLElement[]) =>
      elements.map((element, index) => {
        // The radio buttons of a group are one stop.
        const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
        element.dataset.stop = isRadio ? element.name : `${index} ${element.localName}`
        return element.dataset.stop
      }),
    )
  return [...new Set(numbers)]
}

/** Runs in the page: what has the focus, and its edges where something else is on top. */
function focused() {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return { covered: ['all'] }
  // The label around a checkbox is seen and pressed.
  const shown = activeElement.closest('label') ?? activeElement
  const { left, right, top, bottom, width, height } = shown.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const edges = { top: [x, top + 4], bottom: [x, bottom - 4], left: [left + 4, y], right: [right - 4, y] }
  const covered = Object.entries(edges).flatMap(([name, [px = 0, py = 0]]) => {
    // Of many lines, browsers scroll only to the one being written.
    const isBelowWindow = activeElement.localName === 'textarea' && name !== 'top' && py >= innerHeight
    return isBelowWindow || shown.contains(document.elementFromPoint(px, py)) ? [] : [name]
  })
  return { stop: activeElement.dataset.stop, covered }
}

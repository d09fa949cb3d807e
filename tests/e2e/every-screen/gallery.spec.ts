import { existsSync } from 'node:fs'
import type { Page, TestInfo } from 'playwright/test'
import { expect } from 'playwright/test'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { test } from '../support/gallery-page.ts'
import { escapeFrom } from '../support/keyboard.ts'

const WIDTHS = [1920, 1280, 1024, 768, 360, 320]

type State = { name: string; presses?: string[]; part: string }

const states: State[] = [
  { name: 'all components', part: 'main' },
  { name: 'a dialog', presses: ['Open the dialog'], part: '[role=dialog]' },
  { name: 'a menu', presses: ['Open the menu'], part: '[role=menu]' },
  { name: 'a popup', presses: ['Open the popup'], part: '[role=dialog]' },
  { name: 'a drawer', presses: ['Open the drawer'], part: '[role=dialog]' },
  { name: 'toasts', presses: ['Show a success', 'Show an error'], part: '#toaster > section' },
]

// Disables transitions: their intermediate colours would fail the colour checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every component is accessible and fits every width', async ({ page, galleryUrl }, testInfo) => {
  await page.goto(galleryUrl)
  await expect(page.getByRole('heading', { name: 'Toasts' })).toBeVisible()
  for (const { name, presses = [], part } of states) {
    await test.step(name, async () => {
      for (const button of presses)
        await page.getByRole('button', { name: button, exact: true }).press('Enter')
      await expect(page.locator(part)).toBeVisible()
      await expectAccessible(page, { part, dark: {} })
      await expectToFit(page, WIDTHS)
      await comparePictures(page, { name, part, testInfo })
      if (part !== '[role=dialog]' && part !== '[role=menu]') return
      await escapeFrom(page.locator(part))
      await expect(page.locator(part)).toHaveCount(0)
    })
  }
})

/** Font rendering differs between machines, so pictures are compared only with those of the same machine. */
async function comparePictures(
  page: Page,
  { name, part, testInfo }: { name: string; part: string; testInfo: TestInfo },
) {
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    const picture = `${name}-${theme}-${width}.png`
    const isUpdating = ['all', 'changed'].includes(testInfo.config.updateSnapshots)
    if (!isUpdating && !existsSync(testInfo.snapshotPath(picture))) continue
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator(part)).toHaveScreenshot(picture, { maxDiffPixelRatio: 0.001 })
  }
}

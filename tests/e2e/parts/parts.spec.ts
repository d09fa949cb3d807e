import { existsSync } from 'node:fs'
import type { Page, TestInfo } from 'playwright/test'
import { expect } from 'playwright/test'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { test } from '../support/parts-page.ts'

const WIDTHS = [1920, 1280, 1024, 768, 360, 320]

type Shown = { name: string; act?: (page: Page) => Promise<void>; part: string }
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const shown: Shown[] = [
  { name: 'all parts', part: 'main' },
  { name: 'a dialog', act: press('Open the dialog'), part: '[role=dialog]' },
  { name: 'a side panel', act: press('Open the side panel'), part: '[role=dialog]' },
  { name: 'a success', act: press('Show a success'), part: '.toaster' },
  { name: 'an error', act: press('Show an error'), part: '.toaster' },
]

// Disables transitions, whose intermediate colours would fail the colour checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('every component is accessible in both themes, fits every width, and matches its last screenshots', async ({
  page,
  partsUrl,
}, testInfo) => {
  for (const { name, act, part } of shown) {
    await test.step(name, async () => {
      await page.goto(partsUrl)
      await expect(page.getByRole('heading', { name: 'Toasts' })).toBeVisible()
      await act?.(page)
      await expect(page.locator(part)).toBeVisible()
      await expectAccessible(page, { part, dark: {} })
      await expectToFit(page, WIDTHS)
      await comparePictures(page, { name, part, testInfo })
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

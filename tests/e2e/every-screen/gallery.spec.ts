import { existsSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Page, TestInfo } from 'playwright/test'
import { expect, test } from 'playwright/test'
import { build, preview } from 'vite'
import { root } from '../../../scripts/tool.ts'
import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { escapeFrom } from '../support/keyboard.ts'
import { keepToasts } from '../support/toasts.ts'

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

test('every component is accessible and fits every width', async ({ page, context }, testInfo) => {
  const gallery = await serveGallery(testInfo)
  await keepToasts(context)
  await page.goto(gallery.url)
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
  await gallery.close()
})

/** Builds and serves the page of all components, which is not exported. */
async function serveGallery({ workerIndex }: TestInfo) {
  const shared = { root: join(root, 'web'), configFile: false, logLevel: 'error' } as const
  const outDir = join(root, `test-results/gallery-${workerIndex}`)
  const input = join(root, 'web/merchant/gallery/index.html')
  await build({
    ...shared,
    plugins: [react(), tailwindcss()],
    build: { outDir, emptyOutDir: true, minify: false, rolldownOptions: { input } },
  })
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: 'localhost' } })
  const [url] = server.resolvedUrls?.local ?? []
  return { url: new URL('/merchant/gallery/', url).href, close: () => server.close() }
}

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

import { expectAccessible, expectToFit, noteLiveRegions } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectFocusShown } from './focus-stops.ts'
import { openScreen, screens } from './screens.ts'
import { expectLargeText, expectTextSpacing } from './text-settings.ts'

// Disables transitions: their intermediate colours would fail the colour checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [area, states] of Object.entries(screens)) {
  test(`${area}: accessible, and whole at any width`, async ({ page, mock, signIn }) => {
    const regions = await noteLiveRegions(page)
    for (const [index, state] of states.entries()) {
      await test.step(state.name, async () => {
        await page.setViewportSize({ width: 1024, height: 900 })
        await openScreen({ page, mock, signIn }, state, { before: states[index - 1] })
        expect(await regions.withTextFromTheStart()).toEqual([])
        await expectAccessible(page, { ...(state.part && { part: state.part }) })
        await expectToFit(page, [1024])
        await expectTextSpacing(page, 1280)
        await expectToFit(page, [1920, 1280, 768, 320, 360])
        await expectTextSpacing(page, 360)
        await expectLargeText(page)
        await expectFocusShown(page)
        // 400 % zoom, or a phone with its keyboard open.
        if ((await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0)
          await expectFocusShown(page, { viewport: { width: 320, height: 256 } })
      })
    }
  })
}

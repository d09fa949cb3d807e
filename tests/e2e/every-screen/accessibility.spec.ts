import { expectAccessible, expectToFit, noteLiveRegions } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { goTo } from '../support/go-to.ts'
import { expectFocusShown } from './focus-stops.ts'
import { followsFrom, insertRows, screens } from './screens.ts'
import { expectLargeText, expectTextSpacing } from './text-settings.ts'

// Disables transitions: their intermediate colours would fail the colour checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [area, states] of Object.entries(screens)) {
  test(`${area}: accessible, and whole at any width`, async ({ page, mock, signIn }) => {
    const regions = await noteLiveRegions(page)
    for (const [index, state] of states.entries()) {
      const { name, open, who = 'merchant', scenario = 'busy-day', act, sees, part } = state
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1024, height: 900 })
        if (followsFrom(states[index - 1], state)) await goTo(page, open)
        else {
          // The state before may ask the server every two seconds, which no longer knows its session.
          await page.goto('about:blank')
          await mock.scenario(scenario)
          if (scenario === 'busy-day') await insertRows(mock)
          await signIn(who, { open })
        }
        await act?.(page)
        await expect(sees(page)).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

        expect(await regions.withTextFromTheStart()).toEqual([])
        await expectAccessible(page, { ...(part && { part }) })
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

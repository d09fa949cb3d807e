import { expectAccessible, expectToFit } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { LINK, LONG_NAME, SETTLEMENT, screens, TRANSACTION } from './screens.ts'

// Disables transitions, whose intermediate colours would fail the colour checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, open, who = 'merchant', scenario, act, sees, part } of screens) {
  test(`${name}: accessible, nothing cut off at any width`, async ({ page, mock, signIn }) => {
    if (scenario) await mock.scenario(scenario)
    else {
      await mock.transactions.insert({
        id: TRANSACTION,
        amount: 49_900,
        status: 'success',
        customer: LONG_NAME,
      })
      await mock.transactions.insert({ amount: 49_900, status: 'pending', customer: LONG_NAME })
      await mock.settlements.insert({ id: SETTLEMENT })
      await mock.paymentLinks.insert({
        id: LINK,
        title: 'Zari border, gold',
        amount: 125_050,
        notes: { colour: 'indigo' },
      })
    }
    await signIn(who, { open })
    await act?.(page)
    await expect(sees(page)).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

    await expectAccessible(page, { width: 1024, ...(part && { part }) })
    await expectToFit(page, [1920, 1280, 1024, 768, 360, 320])
  })
}

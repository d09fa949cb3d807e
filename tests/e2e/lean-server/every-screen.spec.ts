import { openScreen, screens } from '../every-screen/screens.ts'
import { expect, test } from '../support/fixtures.ts'

/** Sentences that contain an optional field. */
const NEEDS_A_FIELD = [
  /Credentials \(now \S+\)/,
  /Customer's UPI ID/,
  /confirmed it with RRN/,
  /quote (RRN|ARN)/,
  /was sent on \d/,
  /Refund deducted/,
  /(was|been) sent again|goes out again/,
  /UTR [A-Z]{4}\w{8,}/,
  /The bank (returned|rejected) the transfer/,
  /Sent (on \d|to bank)/,
  /About ₹/,
  /by now/,
]

/** False if the field is only left out; true for a new merchant. */
const CLAIMS_ABSENCE = [
  /none yet/,
  /\b0 payments · ₹0\.00/,
  /ith the next settlement/,
  /has not been sent again/,
  /no payments? (yet|completed)/i,
  /No payments? (failed )?in the last 30 days/,
]

/** They show nothing of a response, or the screen behind a panel of another state. */
const LEFT_OUT = [
  'no link found',
  'the form of a new link',
  'many links at once',
  'refunds in bulk',
  'a customer',
  'the account menu',
  'no links yet',
  'a transaction',
  'the settlements',
  'the gateways',
  'the methods',
]

test('every screen opens, and claims nothing about a missing field', async ({ page, mock, signIn }) => {
  test.slow()
  const states = Object.values(screens)
    .flat()
    .filter(({ name }) => !LEFT_OUT.includes(name))
  // All columns of a list are there, and the least room for them.
  await page.setViewportSize({ width: 768, height: 800 })
  for (const [index, state] of states.entries()) {
    await test.step(state.name, async () => {
      await openScreen({ page, mock, signIn }, state, {
        before: states[index - 1],
        omitOptionalFields: ['*'],
      })
      const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
      const sentences =
        state.scenario === 'new-merchant' ? NEEDS_A_FIELD : [...NEEDS_A_FIELD, ...CLAIMS_ABSENCE]
      expect(sentences.flatMap((sentence) => sentence.exec(text)?.[0] ?? [])).toEqual([])
      for (const card of ['By method', 'By gateway', 'Why payments failed'])
        await expect(page.getByRole('region', { name: card })).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    })
  }
})

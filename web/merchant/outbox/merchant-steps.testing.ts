import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { arrive, HOUR_MS, LOSSES, serverTime } from './lossy-network.testing.ts'
import type { Merchant } from './merchant.testing.ts'
import { TABS } from './merchant.testing.ts'

type Step = fc.AsyncCommand<{ merchant: Merchant }, Merchant>

/** A press that is possible in any state, as for a real merchant; then checks all invariants. */
const step = (name: string, run: (merchant: Merchant) => Promise<void> | void): Step => ({
  check: () => true,
  toString: () => name,
  run: async (_model, merchant) => {
    await run(merchant)
    const createdKeys = await merchant.createdKeys()
    expect(new Set(createdKeys).size).toBe(createdKeys.length)
    expect(createdKeys.length).toBeLessThanOrEqual(merchant.confirmations)
    for (const key of merchant.reportedCreated) expect(createdKeys).toContain(key)
    for (const key of merchant.reportedNotCreated) expect(createdKeys).not.toContain(key)
  },
})

const tab = fc.constantFrom(...TABS)
const loss = fc.constantFrom(...LOSSES)
const choice = fc.constantFrom(0, 1, 2, 3)
const resolution = fc.constantFrom('retry', 'check')
/** In hours. */
const correction = fc.constantFrom(-26, -8, 0, 8, 26)

/** Everything that a merchant, the network and the clocks may do. */
export const steps = [
  tab.map((at) => step(`open ${at}`, (merchant) => void merchant.open(at))),
  fc
    .tuple(tab, choice)
    .map(([at, index]) => step(`fill ${index} in ${at}`, (merchant) => merchant.fill(at, index))),
  fc.tuple(tab, choice, loss).map(([at, index, loss]) =>
    step(`fill ${index} in ${at} and send, lost: ${loss}`, async (merchant) => {
      merchant.fill(at, index)
      await merchant.send(at, loss)
    }),
  ),
  fc
    .tuple(tab, loss)
    .map(([at, loss]) => step(`send in ${at}, lost: ${loss}`, (merchant) => merchant.send(at, loss))),
  fc
    .tuple(tab, resolution, loss)
    .map(([at, resolution, loss]) =>
      step(`${resolution} in ${at}, lost: ${loss}`, (merchant) => merchant.resolve(at, resolution, loss)),
    ),
  fc.tuple(choice, loss).map(([index, loss]) =>
    step(`fill ${index} and send in both at once, lost: ${loss}`, (merchant) => {
      for (const at of TABS) merchant.fill(at, index)
      return merchant.inBoth((at) => merchant.send(at, loss))
    }),
  ),
  fc
    .tuple(resolution, loss)
    .map(([resolution, loss]) =>
      step(`${resolution} in both at once, lost: ${loss}`, (merchant) =>
        merchant.inBoth((at) => merchant.resolve(at, resolution, loss)),
      ),
    ),
  tab.map((at) =>
    step(`close or reload ${at}`, (merchant) => {
      merchant.dialogs[at] = null
    }),
  ),
  fc.tuple(fc.constantFrom(1, 12, 25), correction).map(([hours, set]) =>
    step(`${hours} hours pass, and the computer's clock is set by ${set}`, async () => {
      await arrive()
      serverTime.now += hours * HOUR_MS
      vi.setSystemTime(Date.now() + (hours + set) * HOUR_MS)
    }),
  ),
  correction.map((set) =>
    step(`the server's clock is set by ${set} hours`, async (merchant) => {
      await arrive()
      serverTime.now += set * HOUR_MS
      await merchant.screensLoad()
    }),
  ),
  correction.map((set) =>
    step(
      `the computer's clock is set by ${set} hours`,
      () => void vi.setSystemTime(Date.now() + set * HOUR_MS),
    ),
  ),
  fc.constant(step('what was late arrives', arrive)),
  fc.constant(step('the session ends', (merchant) => merchant.signInAgain())),
]

import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  HOUR_MS,
  LOSSES,
  Merchant,
  mock,
  START,
  signIn,
  storage,
  stubBrowser,
  TABS,
} from './merchant.testing.ts'

/**
 * The web app's own modules against the mock server, in one process: whatever is pressed, lost and waited for, what the
 * merchant was told equals what the server did, and no refund is made without a confirmation of its own.
 * REFUND_RUNS and REFUND_SEED (with REFUND_PATH) run more sequences, or one again.
 */
const RUNS = Number(process.env.REFUND_RUNS ?? 200)
const SEED = Number(process.env.REFUND_SEED ?? Date.now() % 2 ** 31)

vi.mock('../../session/token-cookie.ts', () => ({
  tokenCookie: { read: () => null, save: vi.fn(), remove: vi.fn(), isKept: () => false },
}))

beforeAll(stubBrowser)
afterEach(() => storage.clear())
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Model = { merchant: Merchant }
type Step = fc.AsyncCommand<Model, Merchant>

/** A press that is possible whatever has happened, like each press of a real merchant; then all must be true. */
const step = (name: string, run: (merchant: Merchant) => Promise<void> | void): Step => ({
  check: () => true,
  toString: () => name,
  run: async (_model, merchant) => {
    await run(merchant)
    const made = await merchant.made()
    expect(new Set(made).size).toBe(made.length)
    expect(made.length).toBeLessThanOrEqual(merchant.confirmations)
    for (const key of merchant.toldMade) expect(made).toContain(key)
    for (const key of merchant.toldNotMade) expect(made).not.toContain(key)
  },
})

const tab = fc.constantFrom(...TABS)
const lost = fc.constantFrom(...LOSSES)
const amount = fc.constantFrom(100_000, 200_000, 1_300_000)
const reason = fc.constantFrom(undefined, 'Torn box', 'Wrong size')

const steps = [
  tab.map((at) => step(`open ${at}`, (merchant) => merchant.open(at))),
  fc.tuple(tab, amount, reason).map(([at, paise, why]) =>
    step(`review ${paise} ${why} in ${at}`, (merchant) => {
      merchant.open(at)
      const { transactionId } = merchant
      merchant.tabs[at]?.back()
      merchant.tabs[at]?.review({ transactionId, amount: paise, ...(why && { reason: why }) })
    }),
  ),
  fc.tuple(tab, amount, reason, lost).map(([at, paise, why, how]) =>
    step(`refund ${paise} ${why} in ${at}, lost: ${how}`, async (merchant) => {
      merchant.open(at)
      const { transactionId } = merchant
      merchant.tabs[at]?.back()
      merchant.tabs[at]?.review({ transactionId, amount: paise, ...(why && { reason: why }) })
      await merchant.confirm(at, how)
    }),
  ),
  fc
    .tuple(tab, lost)
    .map(([at, how]) => step(`confirm in ${at}, lost: ${how}`, (merchant) => merchant.confirm(at, how))),
  fc.tuple(tab, lost).map(([at, how]) =>
    step(`retry in ${at}, lost: ${how}`, async (merchant) => {
      if (merchant.tabs[at]?.state.step.name === 'unresolved')
        await merchant.press(at, (flow) => flow.retry(), how)
    }),
  ),
  fc.tuple(tab, lost).map(([at, how]) =>
    step(`check in ${at}, lost: ${how}`, async (merchant) => {
      if (merchant.tabs[at]?.state.step.name === 'unresolved')
        await merchant.press(at, (flow) => flow.check(), how)
    }),
  ),
  tab.map((at) =>
    step(`close or reload ${at}`, (merchant) => {
      merchant.tabs[at] = null
    }),
  ),
  fc.constantFrom(1, 12, 25).map((hours) =>
    step(`${hours} hours pass`, () => {
      vi.setSystemTime(Date.now() + hours * HOUR_MS)
    }),
  ),
  fc.constant(step('the session ends', (merchant) => merchant.signInAgain())),
]

test(
  `no sequence pays twice, and what was told is true (seed ${SEED})`,
  async () => {
    let refunds = 0
    const property = fc.asyncProperty(
      fc.commands(steps, { maxCommands: 40, size: '+1' }),
      async (commands) => {
        vi.setSystemTime(START)
        storage.clear()
        await signIn()
        const { id } = await mock.transactions.insert({
          amount: 1_300_000,
          status: 'success',
          createdAt: new Date(START - HOUR_MS).toISOString(),
        })
        const merchant = new Merchant(id)
        await fc.asyncModelRun(() => ({ model: { merchant }, real: merchant }), commands)
        await everythingIsKnown(merchant)
        refunds += (await merchant.made()).length
      },
    )
    const path = process.env.REFUND_PATH
    await fc.assert(property, { numRuns: RUNS, seed: SEED, ...(path && { path }) })
    // Sequences that never reach a refund would prove nothing.
    if (!path) expect(refunds).toBeGreaterThan(RUNS / 10)
  },
  60_000 + RUNS * 1000,
)

/** In the end the merchant asks what became of the last refund, and then knows of each. */
async function everythingIsKnown(merchant: Merchant) {
  vi.setSystemTime(Date.now() + 25 * HOUR_MS)
  await merchant.signInAgain()
  merchant.open(0)
  if (merchant.tabs[0]?.state.step.name === 'unresolved')
    await merchant.press(0, (flow) => flow.check(), 'none')
  expect([...merchant.toldMade].sort()).toEqual((await merchant.made()).sort())
}

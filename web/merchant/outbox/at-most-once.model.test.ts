import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrive, HOUR_MS, mock, START, serverTime, storage, stubBrowser } from './lossy-network.testing.ts'
import type { Dialog, TabModules } from './merchant.testing.ts'
import { Merchant, openTab } from './merchant.testing.ts'
import { steps } from './merchant-steps.testing.ts'

/**
 * Runs the web app's modules against the mock server in one process. For any sequence of presses, lost
 * messages, delays and corrections of either clock, the outcome shown matches the server's, and everything created
 * was confirmed.
 * MODEL_RUNS runs more sequences; MODEL_SEED (with MODEL_PATH, and `-t refund` or `-t link`) repeats one.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 150)
const SEED = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31)
const PATH = process.env.MODEL_PATH

let tabs: readonly TabModules[] = []
beforeEach(async () => {
  stubBrowser()
  await mock.scenario('new-merchant')
  tabs = [await openTab(), await openTab()]
})
afterEach(() => storage.clear())

async function holds(arrange: () => Promise<Merchant>) {
  let count = 0
  const property = fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: '+1' }), async (commands) => {
    vi.setSystemTime(START)
    serverTime.now = START
    // The tabs still have the server's clock from the previous sequence.
    for (const { serverClock } of tabs) Object.assign(serverClock, { latest: null, highest: 0 })
    storage.clear()
    const merchant = await arrange()
    await merchant.signInAgain()
    await fc.asyncModelRun(() => ({ model: { merchant }, real: merchant }), commands)
    await resolveEverything(merchant)
    count += (await merchant.createdKeys()).length
  })
  await fc.assert(property, { numRuns: RUNS, seed: SEED, ...(PATH && { path: PATH }) })
  // Sequences that never create anything would prove nothing.
  if (!PATH) expect(count).toBeGreaterThan(RUNS / 10)
}

/** Finally the merchant checks the last attempt, so that every outcome is known and the form is offered again. */
async function resolveEverything(merchant: Merchant) {
  await arrive()
  // A server's clock that was set back is right again some day; until then nothing can be ruled out by time.
  serverTime.now = Math.max(serverTime.now, ...tabs.map(({ serverClock }) => serverClock.highest))
  // Once more, in case the server's clock was set so that it rejected the first check.
  for (const hours of [25, 1, 1]) {
    serverTime.now += hours * HOUR_MS
    // An attempt that was first sent before the server said the time is given up by this computer's clock.
    vi.setSystemTime(Date.now() + hours * HOUR_MS)
    await merchant.signInAgain()
    merchant.open(0)
    await merchant.resolve(0, 'check', 'none')
  }
  // It may be missing with its key still good, so sending it again is the way on.
  await merchant.resolve(0, 'retry', 'none')
  expect([...merchant.reportedCreated].sort()).toEqual((await merchant.createdKeys()).sort())
  await merchant.signInAgain()
  expect(merchant.open(0)?.flow.state.step.name).toBe('form')
}

const TIMEOUT_MS = 60_000 + RUNS * 1000

const refunds = [
  { amount: 100_000 },
  { amount: 100_000, reason: 'Torn box' },
  { amount: 200_000 },
  { amount: 1_300_000 },
] as const

test(
  `a refund: no sequence of events pays twice, and what the user was told is true (seed ${SEED})`,
  () =>
    holds(async () => {
      const { id } = await mock.transactions.insert({
        amount: 1_300_000,
        status: 'success',
        createdAt: new Date(START - HOUR_MS).toISOString(),
      })
      const dialog = ({ createRefundFlow, createQueryClient }: TabModules): Dialog => {
        const flow = createRefundFlow(id, createQueryClient())
        return {
          flow,
          fill: (n) => flow.review({ transactionId: id, ...(refunds[n] ?? refunds[0]) }),
          canSend: () => flow.state.step.name === 'confirm',
          send: flow.confirm,
        }
      }
      return new Merchant(tabs, dialog, async () => {
        const transaction = await mock.transactions.get(id)
        return transaction.refunds.map(({ idempotencyKey = '' }) => idempotencyKey)
      })
    }),
  TIMEOUT_MS,
)

const links = [
  { title: 'Saree', amount: 100_000 },
  { title: 'Saree', amount: 100_000, reference: 'ORDER-1' },
  { title: 'Kurta', amount: 200_000, customer: { name: 'Meera Iyer' } },
  { title: 'Refused: below one rupee', amount: 1 },
] as const

test(
  `a payment link: no sequence of events creates two, and what the user was told is true (seed ${SEED})`,
  () =>
    holds(async () => {
      for (const { id } of await mock.paymentLinks.all()) await mock.paymentLinks.remove(id)
      const dialog = ({ createLinkFlow, createQueryClient }: TabModules): Dialog => {
        const flow = createLinkFlow(createQueryClient())
        let filled: (typeof links)[number] | null = null
        return {
          flow,
          fill: (n) => {
            filled = links[n] ?? links[0]
          },
          canSend: () => filled !== null && flow.state.step.name === 'form',
          send: async () => (filled ? await flow.send(filled) : undefined),
        }
      }
      return new Merchant(tabs, dialog, async () => {
        const created = await mock.paymentLinks.all()
        return created.map(({ idempotencyKey = '' }) => idempotencyKey)
      })
    }),
  TIMEOUT_MS,
)

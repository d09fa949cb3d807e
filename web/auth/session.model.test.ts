import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Loss } from './browser.testing.ts'
import { Browser, people, queues, userOf } from './browser.testing.ts'

/**
 * One to four tabs of a browser, in any order of events and responses: no tab signs out another, none hangs, and at the
 * end all show the session of the cookie. MODEL_RUNS runs more sequences; MODEL_SEED with MODEL_PATH repeats one.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 500)
const SEED = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31)
const PATH = process.env.MODEL_PATH

const network = { onLine: true, locks: queues() }

beforeEach(() => {
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

type Step = fc.AsyncCommand<object, Browser>

const step = (name: string, run: (browser: Browser) => unknown): Step => ({
  check: () => true,
  toString: () => name,
  run: async (_model, browser) => {
    run(browser)
    await settle()
    for (const tab of browser.tabs) {
      const checks = browser.pending.filter((pending) => pending.tab === tab && pending.call === 'verify')
      expect(checks.length, 'checks under way in one tab').toBeLessThanOrEqual(1)
    }
  },
})

/** Everything that does not wait for the server has happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

const tab = fc.nat(3)
const request = fc.nat(5)
const person = fc.constantFrom(...people)
const loss = fc.constantFrom<Loss>('stopped', 'lost', 'bad gateway')
const at = ({ tabs }: Browser, index: number) => tabs[index % tabs.length]

const steps = [
  tab.map((index) => step(`open ${index}`, (browser) => browser.open(Math.min(index, browser.tabs.length)))),
  fc
    .tuple(tab, person, fc.boolean())
    .map(([index, who, remember]) =>
      step(`${who} signs in at ${index}${remember ? ', remembered' : ''}`, (browser) =>
        at(browser, index)?.signIn(who, remember),
      ),
    ),
  tab.map((index) =>
    step(`sign out at ${index}`, (browser) => {
      const { session, dispatch } = at(browser, index)?.store ?? {}
      if (session?.isAuthenticated) dispatch?.({ type: 'signedOut' })
    }),
  ),
  tab.map((index) => step(`stay at ${index}`, (browser) => at(browser, index)?.stay())),
  tab.map((index) => step(`call at ${index}`, (browser) => at(browser, index)?.call())),
  tab.map((index) =>
    step(`show ${index}`, (browser) => at(browser, index)?.store.dispatch({ type: 'looked' })),
  ),
  ...[1, 2, 3].map(() =>
    request.map((index) => step(`respond to ${index}`, (browser) => browser.respond(index))),
  ),
  fc
    .tuple(request, loss)
    .map(([index, how]) => step(`${how}: ${index}`, (browser) => browser.fail(index, how))),
  fc.constant(step('deliver a message', (browser) => browser.deliver())),
  fc.constant(step('some seconds pass', (browser) => browser.pass())),
  fc.constant(
    step('a day passes', (browser) => {
      browser.today += 1
    }),
  ),
  fc.boolean().map((onLine) => step(onLine ? 'online' : 'offline', () => Object.assign(network, { onLine }))),
  fc.constant(
    step('the server ends the session', ({ saved, grants }) => {
      const grant = saved && grants.get(saved.token)
      if (grant) grant.isLive = false
    }),
  ),
]

/** All responses arrive, all tabs are looked at, and load something. */
async function everythingArrives(browser: Browser) {
  network.onLine = true
  for (let round = 0; round < 20; round++) {
    for (const { store } of browser.tabs) store.dispatch({ type: 'looked' })
    browser.pass()
    await settle()
    while (browser.pending.length > 0 || browser.messages.length > 0) {
      browser.deliver()
      browser.respond(0)
      await settle()
    }
    if (round < 2) for (const openTab of browser.tabs) void openTab.call()
    await settle()
  }
}

let signedIn = 0

test(`tabs agree about the session for any order of events (seed ${SEED})`, async () => {
  const property = fc.asyncProperty(fc.commands(steps, { maxCommands: 60, size: '+1' }), async (commands) => {
    network.onLine = true
    network.locks = queues()
    const browser = new Browser()
    browser.open(0)
    await settle()
    await fc.asyncModelRun(() => ({ model: {}, real: browser }), commands)
    await everythingArrives(browser)
    const { saved } = browser
    if (saved) expect(browser.isLive(saved.token)).toBe(true)
    const user = saved && userOf(browser.grants.get(saved.token)?.person ?? 'asha')
    for (const { store } of browser.tabs) {
      expect(store.session).toMatchObject({ isLoading: false, isSigningIn: false, check: null })
      expect([store.session.token, store.session.user?.id]).toEqual([saved?.token ?? null, user?.id])
    }
    if (saved) signedIn += 1
  })
  await fc.assert(property, { numRuns: RUNS, seed: SEED, ...(PATH && { path: PATH }) })
  // Sequences after which nobody is signed in would prove little.
  if (!PATH) expect(signedIn).toBeGreaterThan(RUNS / 10)
})

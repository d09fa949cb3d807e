import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createMock } from '../../../mock-server/client/mock.ts'
import { DEMO_PASSWORD } from '../../../mock-server/demo-accounts.ts'
import { createServer } from '../../../mock-server/node/create-server.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { session, sessionExpired, signedIn } from '../../session/session.ts'
import type { RefundFlow } from './refund-flow.ts'
import { createRefundFlow } from './refund-flow.ts'

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

const START = Date.parse('2026-11-21T06:30:00Z')
const HOUR_MS = 60 * 60 * 1000
const TABS = [0, 1] as const
const LOSSES = ['none', 'none', 'before', 'after', 'malformed', 'session-ends'] as const
type Tab = (typeof TABS)[number]
type Loss = (typeof LOSSES)[number]

const server = createServer()
const mock = createMock({ url: 'http://localhost', fetch: server.fetch })
const storage = new Map<string, string>()
let loss: Loss = 'none'
let lastKey: string | null = null

/** The network between them. A lost request is one whose answer, or which itself, never arrives. */
async function network(request: Request): Promise<Response> {
  const [lost, isRefund] = [loss, request.url.endsWith('/payments/refund')]
  if (isRefund) lastKey = request.headers.get('Idempotency-Key')
  if (lost === 'before') throw new TypeError('Failed to fetch')
  const response = await toServer(request)
  if (lost === 'after') throw new TypeError('Failed to fetch')
  if (lost === 'session-ends') sessionExpired()
  if (lost !== 'malformed') return response
  const text = await response.text()
  return new Response(text.slice(0, text.length / 2), response)
}

function toServer(request: Request) {
  for (const [name, value] of Object.entries(mock.headers)) request.headers.set(name, value)
  return server.fetch(request)
}

type SignedIn = Parameters<typeof signedIn>[0]
let remembered: SignedIn | undefined

/** A sign-in costs a password hash; the one of the start is good for most sequences. */
async function signIn() {
  if (remembered && Date.now() < Date.parse(remembered.expiresAt)) return signedIn(remembered)
  const response = await toServer(
    new Request('http://localhost/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'asha@tarang.example', password: DEMO_PASSWORD, rememberMe: true }),
    }),
  )
  expect(response.status).toBe(200)
  const answer: SignedIn = await response.json()
  if (Date.now() === START) remembered = answer
  signedIn(answer)
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  Reflect.set(globalThis, Symbol.for('undici.globalOrigin.1'), new URL('http://localhost'))
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})
afterEach(() => storage.clear())
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What the merchant did and was told, and the two tabs in which it happened. */
class Merchant {
  readonly tabs: (RefundFlow | null)[] = [null, null]
  readonly toldMade = new Set<string>()
  readonly toldNotMade = new Set<string>()
  confirmations = 0

  constructor(readonly transactionId: string) {}

  open(tab: Tab) {
    this.tabs[tab] ??= createRefundFlow(this.transactionId, createQueryClient())
  }

  async confirm(tab: Tab, lost: Loss) {
    if (this.tabs[tab]?.state.step.name !== 'confirm') return
    this.confirmations += 1
    await this.press(tab, (flow) => flow.confirm(), lost)
  }

  /** Reads the dialog after each step, as the merchant does. */
  async press(tab: Tab, action: (flow: RefundFlow) => Promise<void>, lost: Loss) {
    const flow = this.tabs[tab]
    if (!flow) return
    loss = lost
    lastKey = null
    const error = flow.state.error
    await action(flow)
    loss = 'none'
    const { step } = flow.state
    if (step.name === 'done' && lastKey) this.toldMade.add(lastKey)
    if (step.name === 'resolved') (step.wasMade ? this.toldMade : this.toldNotMade).add(step.attempt.key)
    const isRefused = step.name === 'form' && flow.state.error !== null && flow.state.error !== error
    if (isRefused && lastKey) this.toldNotMade.add(lastKey)
    if (!session.isAuthenticated) await this.signInAgain()
  }

  /** Dialogs are gone with the session; what they left behind is found by the next ones. */
  async signInAgain() {
    sessionExpired()
    await signIn()
    this.tabs.fill(null)
  }

  /** The keys of the refunds that the server made. */
  async made(): Promise<string[]> {
    const { refunds } = await mock.transactions.get(this.transactionId)
    return refunds.map(({ idempotencyKey = '' }) => idempotencyKey)
  }
}

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

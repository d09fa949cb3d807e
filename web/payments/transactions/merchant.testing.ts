import { expect, vi } from 'vitest'
import { createMock } from '../../../mock-server/client/mock.ts'
import { DEMO_PASSWORD } from '../../../mock-server/demo-accounts.ts'
import { createServer } from '../../../mock-server/node/create-server.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { session, sessionExpired, signedIn } from '../../session/session.ts'
import type { RefundFlow } from './refund-flow.ts'
import { createRefundFlow } from './refund-flow.ts'

export const START = Date.parse('2026-11-21T06:30:00Z')
export const HOUR_MS = 60 * 60 * 1000
export const TABS = [0, 1] as const
export const LOSSES = ['none', 'none', 'before', 'after', 'malformed', 'session-ends'] as const
export type Tab = (typeof TABS)[number]
export type Loss = (typeof LOSSES)[number]

const server = createServer()
export const mock = createMock({ url: 'http://localhost', fetch: server.fetch })
export const storage = new Map<string, string>()
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
export async function signIn() {
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

/** The browser's parts that the modules use. */
export function stubBrowser() {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  Reflect.set(globalThis, Symbol.for('undici.globalOrigin.1'), new URL('http://localhost'))
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
}

/** What the merchant did and was told, and the two tabs in which it happened. */
export class Merchant {
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

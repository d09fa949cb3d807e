import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'
import { createMock } from '../../../mock-server/client/mock.ts'
import { createMockServer } from '../../../mock-server/engine/app.ts'
import { controlFiles, ownContract } from '../../../mock-server/hosts/node/documents.ts'
import { kosha } from '../../../mock-server/kosha/backend.ts'
import { DEMO_PASSWORD } from '../../../mock-server/kosha/demo-accounts.ts'
import type { signedIn } from '../../session/session.ts'

export const START = Date.parse('2026-11-21T06:30:00Z')
export const HOUR_MS = 60 * 60 * 1000
export const LOSSES = [
  'none',
  'none',
  'before',
  'after',
  'late',
  'malformed',
  'session-ends',
  'rate-limited',
  'undated',
  'repeated',
  'repeated-401',
  'repeated-403',
  'repeated-429',
  ...[400, 401, 403, 404, 409, 413, 415, 422, 425, 429, 431, 499, 502].flatMap((status) => [
    `gateway-page-${status}` as const,
    `gateway-empty-${status}` as const,
    `gateway-json-${status}` as const,
  ]),
  'gateway-instead-400',
  'gateway-instead-403',
] as const
export type Loss = (typeof LOSSES)[number]
export type SignedIn = Parameters<typeof signedIn>[0]

/** The fate of the requests of one press, and the last key used. */
type Press = { loss: Loss; endSession: () => void; key?: string | null }
export const pressed = new AsyncLocalStorage<Press>()

/** The server's clock; `Date` is the browser's, which people correct. */
export const serverTime = { now: START }

const server = createMockServer({
  backend: kosha,
  contract: ownContract(),
  control: controlFiles(undefined),
  clock: { now: () => serverTime.now },
})
export const mock = createMock({ url: 'http://localhost', fetch: async (request) => server.fetch(request) })
export const storage = new Map<string, string>()

/** A network that loses messages: either the request or its response never arrives. */
async function network(request: Request): Promise<Response> {
  const press = pressed.getStore()
  const loss = press?.loss ?? 'none'
  if (press && request.method === 'POST') press.key = request.headers.get('Idempotency-Key')
  if (loss === 'rate-limited') return Response.json({ message: 'Too many requests.' }, { status: 429 })
  if (loss === 'late') onTheirWay.push(request.clone())
  if (loss === 'before' || loss === 'late') throw new TypeError('Failed to fetch')
  if (loss.startsWith('gateway-instead')) return answerOfGateway(loss)
  const repetition = request.clone()
  const response = await toServer(request)
  if (loss.startsWith('gateway')) return answerOfGateway(loss)
  // A browser sends a request again by itself if a kept connection breaks before the response.
  if (loss.startsWith('repeated'))
    return loss === 'repeated' ? await toServer(repetition) : rejectionOfApi(loss)
  if (loss === 'after') throw new TypeError('Failed to fetch')
  if (loss === 'session-ends') press?.endSession()
  if (loss === 'undated') response.headers.delete('Date')
  if (loss !== 'malformed') return response
  const text = await response.text()
  return new Response(text.slice(0, text.length / 2), response)
}

const statusIn = (loss: string) => Number(loss.slice(-3))

/** Something between the browser and the API answers for it: with a page, with nothing, or with other JSON. */
function answerOfGateway(loss: string) {
  const status = statusIn(loss)
  if (loss.includes('page')) return new Response('<!doctype html><h1>Sorry</h1>', { status })
  if (loss.includes('empty')) return new Response(null, { status })
  return Response.json({ message: 'Not possible at the moment.' }, { status })
}

const codes: Record<number, string> = { 401: 'unauthenticated', 403: 'forbidden', 429: 'too_many_requests' }

/** Correct, but for the repeated request alone: the first one was handled. */
function rejectionOfApi(loss: string) {
  const status = statusIn(loss)
  return Response.json({ message: 'No.', code: codes[status], requestId: 'req_repeated' }, { status })
}

const onTheirWay: Request[] = []

/** Delivers requests that were considered lost. */
export async function arrive() {
  for (const request of onTheirWay.splice(0)) await toServer(request)
}

async function toServer(request: Request) {
  for (const [name, value] of Object.entries(mock.headers)) request.headers.set(name, value)
  return await server.fetch(request)
}

let remembered: SignedIn | undefined

/** Signing in is slow (password hash), so most sequences reuse the initial session, while the server knows it. */
export async function signInResponse(): Promise<SignedIn> {
  if (remembered && (await isKnown(remembered))) return remembered
  const response = await toServer(
    new Request('http://localhost/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'asha@tarang.example', password: DEMO_PASSWORD, rememberMe: true }),
    }),
  )
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}`)
  const signedIn: SignedIn = await response.json()
  if (serverTime.now === START) remembered = signedIn
  return signedIn
}

async function isKnown({ token }: SignedIn) {
  const headers = { Authorization: `Bearer ${token}` }
  return (await toServer(new Request('http://localhost/api/auth/verify', { headers }))).ok
}

/** The browser APIs that the modules use. */
export function stubBrowser() {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  Reflect.set(globalThis, Symbol.for('undici.globalOrigin.1'), new URL('http://localhost'))
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('navigator', { locks: tabLocks() })
}

/** Web Locks shared by the tabs of one browser. */
function tabLocks() {
  const held = new Set<string>()
  return {
    async request(name: string, _ifAvailable: object, work: (lock: object | null) => Promise<unknown>) {
      if (held.has(name)) return await work(null)
      held.add(name)
      try {
        return await work({ name })
      } finally {
        held.delete(name)
      }
    },
  }
}

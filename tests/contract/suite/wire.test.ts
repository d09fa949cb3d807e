import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../../mock-server/hosts/node/listen.ts'
import { mockRun } from '../kosha/mock-backend.ts'
import { remoteBackend } from './backend.ts'
import type { Limits } from './wire.ts'
import { Wire } from './wire.ts'

const GET = { method: 'GET', url: 'http://server.test/api/x', headers: {} }
const wireTo = (fetch: () => Response, limits: Partial<Limits> = {}) =>
  new Wire(
    { name: 'a server', url: 'http://server.test/api', fetch },
    { readOnly: false, timeoutMs: 10_000, ...limits },
  )

test('a response that never ends is read up to its bound, and violates the contract', async () => {
  const chunk = new Uint8Array(1024 * 1024).fill(32)
  let chunks = 0
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          chunks++
          controller.enqueue(chunk)
        },
      }),
    )
  await expect(wireTo(endless).send(GET, { role: 'merchant' })).rejects.toThrow('its response is longer than')
  expect(chunks).toBeLessThan(100)
})

test.each([
  ['one that was used before is closed', 1, 200],
  ['every one is closed', 0, undefined],
])('of connections without a response, where %s', async (_what, answered, status) => {
  const counts = new WeakMap<object, number>()
  const server = createServer((request, response) => {
    const count = counts.get(request.socket) ?? 0
    counts.set(request.socket, count + 1)
    if (count < answered) response.end('{}')
    else request.socket.destroy()
  })
  const { url, close } = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => close({ graceMs: 0 }))
  const wire = new Wire(remoteBackend(url), { readOnly: false, timeoutMs: 10_000 })
  const call = () => wire.send({ method: 'POST', url, headers: {}, body: '{}' }, { role: 'anonymous' })
  // Every other one goes over a connection that was used before.
  for (let count = 0; count < 6; count++) {
    const outcome = await call().catch(() => undefined)
    expect(outcome?.status).toBe(status)
  }
})

test.each(['0', new Date(0).toUTCString()])(
  'a call that is limited is sent again after Retry-After %s, unless the contract expects that status',
  async (told) => {
    const statuses: number[] = []
    const fetch = () => {
      statuses.push(statuses.length % 2 === 0 ? 429 : 200)
      return new Response('{}', { status: statuses.at(-1) ?? 200, headers: { 'retry-after': told } })
    }
    const wire = wireTo(fetch)
    expect((await wire.send(GET, { operation: 'listGateways', role: 'merchant' })).status).toBe(200)
    expect((await wire.send(GET, { operation: 'signIn', role: 'anonymous', declared: [429] })).status).toBe(
      429,
    )
    expect(statuses).toEqual([429, 200, 429])
  },
)

/** Timers count whole milliseconds, of their delay and of the clock. */
const TIMER_MS = 2

test('with a rate limit, requests are spaced out, even if sent at once', async () => {
  const at: number[] = []
  const fetch = () => {
    at.push(performance.now())
    return new Response('{}')
  }
  const wire = wireTo(fetch, { rate: 100 })
  const start = performance.now()
  await Promise.all(Array.from({ length: 6 }, () => wire.send(GET, { role: 'merchant' })))
  const tooEarly = at.filter((instant, index) => instant - start < 10 * index - TIMER_MS)
  expect([at.length, tooEarly]).toEqual([6, []])
})

test('a redirect is named with its target, and not followed', async () => {
  const redirect = () => new Response(null, { status: 308, headers: { location: 'https://other.test/api' } })
  const backend = { name: 'a moved server', url: 'http://moved.test/api', fetch: redirect }
  const call = mockRun({ seed: 1 }, backend).call('listGateways')
  await expect(call).rejects.toThrow('listGateways answers 308, and redirects to https://other.test/api')
})

test('of responses 100 KB are kept, of a check the last ones', async () => {
  const fetch = () => new Response('x'.repeat(1_000_000))
  const wire = wireTo(fetch)
  const texts = await Promise.all(Array.from({ length: 30 }, () => wire.send(GET, { role: 'merchant' })))
  expect(new Set(texts.map(({ text }) => text.length))).toEqual(new Set([1_000_000]))
  const kept = wire.exchanges.flatMap(({ received }) => received?.text.length ?? [])
  expect([new Set(kept), kept.length < 30]).toEqual([new Set([100_000]), true])
})

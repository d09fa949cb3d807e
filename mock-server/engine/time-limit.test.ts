import { getEventListeners, once } from 'node:events'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { forward } from './proxy/forward.ts'
import { readBounded } from './requests/bounded-body.ts'
import { withinTimeLimit } from './time-limit.ts'
import { Webhooks } from './webhooks/deliveries.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** A server that sends headers and the first byte, or nothing at all, and then no more. */
async function stalling(firstByte: boolean) {
  const server = createServer((_request, response) => {
    if (firstByte) response.writeHead(200).write('{')
  }).listen(0, '127.0.0.1')
  const collecting = setInterval(collectGarbage, 10)
  onTestFinished(() => {
    clearInterval(collecting)
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    openConnections: () => promisify(server.getConnections.bind(server))(),
  }
}

test.each([true, false])(
  'a limit outlives garbage collection and closes the connection (body begun: %s)',
  async (firstByte) => {
    const { url, openConnections } = await stalling(firstByte)
    const call = withinTimeLimit((signal) => new Request(url, { signal }), {
      fetch: (request) => fetch(request),
      read: (_response, body) => readBounded({ body }),
      timeoutMs: 200,
    })
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' })
    await expect.poll(openConnections).toBe(0)
  },
)

test('a stopped request ends with the reason of the stop', async () => {
  const { url } = await stalling(true)
  const stop = new AbortController()
  const call = withinTimeLimit((signal) => new Request(url, { signal }), {
    fetch: (request) => fetch(request),
    read: (_response, body) => {
      stop.abort(new Error('stopped by hand'))
      return readBounded({ body })
    },
    timeoutMs: 60_000,
    stop: stop.signal,
  })
  await expect(call).rejects.toThrow('stopped by hand')
})

test.each([true, false])('the proxy gives up a backend that stalls (body begun: %s)', async (firstByte) => {
  const { url } = await stalling(firstByte)
  const backend = { target: `${url}/api`, basePath: '/api', fetch: (request: Request) => fetch(request) }
  const call = forward(new Request('http://proxy/api/stats'), new Uint8Array(), {
    ...backend,
    timeoutMs: 200,
  })
  await expect(call).rejects.toThrow('it did not respond within 0.2 s')
})

test('a webhook endpoint that stalls is reported as one that did not respond', async () => {
  const { url } = await stalling(false)
  const webhooks = new Webhooks({ fetch, signatureHeader: 'webhook-signature', timeoutMs: 200 })
  webhooks.endpoint = { url, secret: 'sesame' }
  webhooks.announce([{ type: 'refund.processed', createdAt: '1970-01-01T00:00:00.000Z' }])
  await webhooks.deliverDue(0)
  expect(webhooks.all()).toMatchObject([{ attempts: [{ error: 'no response within 0.2 s' }] }])
})
test('a signal that outlives its request keeps nothing of the response', async () => {
  const signals: AbortSignal[] = []
  const requestWith = (signal: AbortSignal) => {
    signals.push(signal)
    return new Request('http://127.0.0.1/')
  }
  const read = (_response: Response, body: Response['body']) => new Response(body).text()
  const text = await withinTimeLimit(requestWith, {
    fetch: () => new Response('{}'),
    read,
    timeoutMs: 60_000,
  })
  expect([text, signals.map((signal) => getEventListeners(signal, 'abort'))]).toEqual(['{}', [[]]])
})

import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMockServer } from '../../../mock-server/engine/app.ts'
import { controlFiles } from '../../../mock-server/hosts/node/documents.ts'

/** A document with one call that takes a callback URL, and a webhook. */
const contract = parse(`
openapi: 3.1.0
info: { title: Streams, version: '1' }
paths:
  /streams/{room}:
    parameters: [{ name: room, in: path, required: true, schema: { type: string } }]
    post:
      requestBody:
        content: { application/json: { schema: { type: object, properties: { url: { type: string } } } } }
      responses:
        '201':
          description: Created
          headers: { X-Kind: { schema: { const: live } } }
          content: { application/json: { example: { id: stream 1 } } }
      callbacks:
        data:
          '{$request.body#/url}/{$request.path.room}?id={$response.body#/id}&kind={$response.header.x-kind}&to={$request.query.to}':
            post:
              requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Data' } } } }
              responses: { '204': { description: Read } }
webhooks:
  opened:
    post:
      requestBody: { content: { application/json: { schema: { type: object }, example: { size: 7 } } } }
      responses: { '204': { description: Read } }
components:
  schemas:
    Data: { type: object, required: [size], properties: { size: { type: integer, minimum: 3, maximum: 3 } } }
`)

/** A mock server, and the requests that it sent to other servers, which answer 503 first if `isBusy`. */
function served({ isBusy = false } = {}) {
  const received: { method: string; url: string; signature: string | null; body: unknown }[] = []
  const app = createMockServer({
    contract,
    control: controlFiles(),
    fetch: async (request) => {
      const signature = request.headers.get('webhook-signature')
      received.push({ method: request.method, url: request.url, signature, body: await request.json() })
      return new Response(null, { status: isBusy && received.length === 1 ? 503 : 204 })
    },
  })
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const response = await app.request(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return response.status === 204 ? undefined : response.json()
  }
  const listed = async () => (await call('GET', '/__mock/outbox/webhooks')).webhooks
  return { received, call, listed }
}

test('a callback goes to the URL that its expressions make, as its schema says', async () => {
  const { received, call, listed } = served()
  await call('POST', '/streams/a?to=b', { url: 'http://localhost:9/hook' })
  await expect
    .poll(listed)
    .toMatchObject([{ event: { type: 'data' }, state: 'delivered', attempts: [{ status: 204 }] }])
  const url = 'http://localhost:9/hook/a?id=stream%201&kind=live&to=b'
  expect(received).toEqual([{ method: 'POST', url, signature: null, body: { size: 3 } }])
})

test('a callback to another machine, or to no URL, is listed and not sent', async () => {
  const { received, call, listed } = served()
  await call('POST', '/streams/a', { url: 'http://other.example' })
  await call('POST', '/streams/a', {})
  const [other, none] = await listed()
  expect(other).toMatchObject({
    state: 'given-up',
    attempts: [{ error: 'Webhooks cannot be sent to other.example.' }],
  })
  expect(none).toMatchObject({
    state: 'given-up',
    attempts: [{ error: 'Webhooks cannot be sent to this URL.' }],
  })
  expect(received).toEqual([])
})

test('a callback is retried, takes faults, and is not sent for a rejected call', async () => {
  const { received, call, listed } = served({ isBusy: true })
  await call('POST', '/__mock/webhooks/faults', { how: 'twice' })
  await call('POST', '/streams/a', { url: 1 })
  expect(await listed()).toEqual([])
  await call('POST', '/streams/a', { url: 'http://localhost:9' })
  await expect.poll(listed).toMatchObject([{ state: 'pending', attempts: [{ status: 503, fault: 'twice' }] }])
  expect(received).toHaveLength(2)
  await call('POST', '/__mock/clock/advance', { minutes: 1 })
  expect(received).toHaveLength(3)
  expect(await listed()).toMatchObject([{ state: 'delivered' }])
})

test('a webhook of the document is sent by its name, signed, to the endpoint', async () => {
  const { received, call } = served()
  await call('PUT', '/__mock/webhooks', { url: 'http://localhost:9/events', secret: 'of the test' })
  await call('POST', '/__mock/webhooks/send/opened')
  const signature = expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/)
  expect(received).toEqual([
    { method: 'POST', url: 'http://localhost:9/events', signature, body: { size: 7 } },
  ])
  expect(await call('POST', '/__mock/webhooks/send/closed')).toMatchObject({
    message: 'There is no webhook closed in the contract.',
  })
})

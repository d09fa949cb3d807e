import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createProxy } from './app.ts'

const contract = parse(readFileSync(new URL('any-document.testing.yaml', import.meta.url), 'utf8'))

const order = (change: object = {}) =>
  JSON.stringify({ id: 42, amount: 19.99, paidAt: '2026-11-21T11:30:00+05:30', ...change })

type Answer = {
  status?: number
  type?: string | undefined
  body?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

function proxied(path: string, answer: Answer, init: RequestInit = {}, enforce = false) {
  const { status = 200, type = 'application/json', body = null, headers = { 'x-rate': '1' } } = answer
  const allHeaders = { ...headers, ...(body !== null && type !== '' && { 'content-type': type }) }
  const proxy = createProxy({
    contract,
    target: 'http://backend.test',
    enforce,
    fetch: async () => new Response(body, { status, headers: allHeaders }),
  })
  return proxy.fetch(new Request(`http://proxy.test/base${path}`, init))
}

const post = (body: object, type = 'application/json') => ({
  method: 'POST',
  headers: { 'content-type': type },
  body: JSON.stringify(body),
})

const created = { status: 201, body: order() }

const CORRECT: [string, string, Answer, RequestInit?][] = [
  ['a time with an offset, without what is write-only', '/orders/1', { body: order() }],
  [
    'null where 3.0 says nullable, beside type, enum and allOf',
    '/orders/1',
    { body: order({ paidAt: null, status: null, buyer: null }) },
  ],
  ['an integer beyond 2^53', '/orders/1', { body: '{"id":1234567890123456789,"amount":1.1,"paidAt":null}' }],
  ['a field that the schema leaves open', '/orders/1', { body: order({ secret: 's', more: 1 }) }],
  ['an empty list', '/orders', { body: '[]' }],
  ['a deep object', '/orders?created[gte]=1', { body: '[]' }],
  ['a list between commas, and a name that is not declared', '/orders?ids=1,2&more=1', { body: '[]' }],
  ['a request without what is read-only', '/orders', created, post({ amount: 0.29, secret: 's' })],
  ['no content', '/orders', { status: 204 }, post({ amount: 0.07, secret: 's' })],
  ['text', '/text', { type: 'text/plain; charset=utf-8', body: 'hi' }],
  ['bytes', '/file', { type: 'application/octet-stream', body: new Uint8Array([0, 255, 254]) }],
  ['XML, which no schema describes', '/xml', { type: 'text/xml', body: '<a/>' }],
  ['JSON for any type', '/any', { body: '{"a":1}' }],
  ['a redirect', '/moved', { status: 302, headers: { location: '/x' } }],
  [
    'an error of the range of its status',
    '/orders/1',
    { status: 403, type: 'application/problem+json', body: '{"title":"t"}', headers: {} },
  ],
  ['an error of the default response', '/orders/1', { status: 500, body: '{"message":"m"}', headers: {} }],
  ['an error whose body is not described', '/orders/1', { status: 404, body: '{"nothing":1}', headers: {} }],
  ['one of several schemas', '/pet', { body: '{"kind":"Cat","lives":9}' }],
]

test.each(CORRECT)('%s is correct, and arrives byte for byte', async (_what, path, answer, init) => {
  const response = await proxied(path, answer, init, true)
  expect(response.headers.get('x-contract-violation')).toBe(null)
  expect(response.status).toBe(answer.status ?? 200)
  const bytes = new Uint8Array(await new Response(answer.body ?? null).arrayBuffer())
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
})

const WRONG_ORDERS: [violation: string, change: object][] = [
  ['amount must be a multiple of 0.01', { amount: 19.999 }],
  ['amount must be above 0', { amount: 0 }],
  ['amount must be a number', { amount: '19.99' }],
  ['id must be a whole number', { id: 1.5 }],
  ['id is required', { id: undefined }],
  ['paidAt must be a time like 2026-11-21T06:00:00Z', { paidAt: '2026-11-21' }],
  ['paidAt must be text or null', { paidAt: 5 }],
  ['status must be one of "open", "paid", null', { status: 'gone' }],
  ['buyer.email is required', { buyer: {} }],
  ['buyer.email must be an email address', { buyer: { email: 'x' } }],
  ['codes must not have an entry twice', { codes: ['AA', 'AA'] }],
  ['codes must have at most 3 entries', { codes: ['A', 'B', 'C', 'D'] }],
  ['codes.0 has characters that are not allowed here', { codes: ['a'] }],
  ['codes must be a list', { codes: 'AA' }],
  ['site must be a URI like https://api.example/', { site: 'no uri' }],
]

test.each(WRONG_ORDERS)('response: %s', async (violation, change) => {
  const { headers } = await proxied('/orders/1', { body: order(change) })
  expect(headers.get('x-contract-violation')).toBe(`response: ${violation}`)
})

const WRONG: [string, string, Answer, RequestInit?][] = [
  ['response: the header X-Rate is missing', '/orders/1', { body: order(), headers: {} }],
  [
    'response: the header X-Rate must be a whole number',
    '/orders/1',
    { body: order(), headers: { 'x-rate': 'x' } },
  ],
  ['response: the content type is text/html', '/orders/1', { type: 'text/html', body: order() }],
  ['response: the content type is missing', '/orders/1', { headers: { 'x-rate': '1' } }],
  ['response: the body is not JSON', '/orders/1', { body: '{' }],
  ['response: the body must be a list', '/orders', { body: '{}' }],
  [
    'response: status 202 is not declared for GET /text',
    '/text',
    { status: 202, type: 'text/plain', body: 'hi' },
  ],
  ['response: the body must have at most 5 characters', '/text', { type: 'text/plain', body: 'too long' }],
  ['response: the header Location is missing', '/moved', { status: 302, headers: {} }],
  [
    'response: title is required',
    '/orders/1',
    { status: 403, type: 'application/problem+json', body: '{}', headers: {} },
  ],
  [
    'response: the content type is application/json',
    '/orders/1',
    { status: 403, body: '{"title":"t"}', headers: {} },
  ],
  ['response: message is required', '/orders/1', { status: 500, body: '{}', headers: {} }],
  ['response: b is not a declared field', '/closed', { body: '{"b":1}' }],
  ['response: a is not within int32', '/closed', { body: '{"a":3000000000}' }],
  ['response: lives is required', '/pet', { body: '{"kind":"Cat"}' }],
  ['response: kind must be one of Cat, Dog', '/pet', { body: '{"kind":"Cow","lives":1}' }],
  [
    'response: a body where none is declared',
    '/moved',
    { status: 302, body: '{}', headers: { location: '/x' } },
  ],
  ['request: id must be a whole number', '/orders/x', { body: order() }],
  ['request: created.gte must be a whole number', '/orders?created[gte]=x', { body: '[]' }],
  ['request: ids.1 must be a whole number', '/orders?ids=1,x', { body: '[]' }],
  ['request: amount is required', '/orders', created, post({ secret: 's' })],
  ['request: secret is required', '/orders', created, post({ amount: 1 })],
  [
    'request: The body must be application/json in UTF-8, not text/csv.',
    '/orders',
    created,
    post({ amount: 1, secret: 's' }, 'text/csv'),
  ],
  ['request: the body is required', '/orders', created, { method: 'POST' }],
  ['request: GET /base/nowhere is not in the contract', '/nowhere', { status: 404, body: '{}' }],
]

test.each(WRONG)('%s', async (violation, path, answer, init) => {
  const { status, headers } = await proxied(path, answer, init)
  expect(status).toBe(answer.status ?? 200)
  expect(headers.get('x-contract-violation')).toContain(violation)
})

test('with strict, a field that only requests have is a violation of a response', async () => {
  const body = JSON.stringify([{ id: 1, amount: 1, paidAt: null, secret: 's' }])
  const strictly = async (strict: boolean) => {
    const proxy = createProxy({
      contract,
      target: 'http://backend.test',
      strict,
      fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
    })
    const { headers } = await proxy.fetch(new Request('http://proxy.test/base/orders'))
    return headers.get('x-contract-violation')
  }
  expect(await strictly(false)).toBe(null)
  expect(await strictly(true)).toBe('response: 0.secret is write-only')
})

test('a request body in an encoding that cannot be read is passed on without blame', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'br' }
  const init = { method: 'POST', headers, body: brotliCompressSync(order({ secret: 's' })) }
  const response = await proxied('/orders', created, init, true)
  expect([response.status, response.headers.get('x-contract-violation')]).toEqual([201, null])
})

test('an event stream is passed on as it comes', async () => {
  const parts = ['data: 1\n\n', 'data: 2\n\n']
  const { readable: body, writable } = new TransformStream()
  const writer = writable.getWriter()
  const proxy = createProxy({
    contract: {
      ...contract,
      paths: { '/events': { get: { responses: { 200: { content: { 'text/event-stream': {} } } } } } },
    },
    target: 'http://backend.test',
    fetch: async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  })
  const response = await proxy.fetch(new Request('http://proxy.test/base/events'))
  const reader = response.body?.getReader()
  for (const part of parts) {
    void writer.write(new TextEncoder().encode(part))
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(part)
  }
})

test('compressed bodies are validated, and passed on compressed', async () => {
  const compressed = async (text: string) =>
    new Uint8Array(
      await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
    )
  const gzip = { 'x-rate': '1', 'content-encoding': 'gzip' }
  const body = await compressed(order({ amount: 'x' }))
  const response = await proxied('/orders/1', { body, headers: gzip })
  expect(response.headers.get('x-contract-violation')).toBe('response: amount must be a number')
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(body)
  const init = { method: 'POST', headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } }
  const { headers } = await proxied('/orders', created, { ...init, body: await compressed('{"amount":1}') })
  expect(headers.get('x-contract-violation')).toContain('request: secret is required')
})

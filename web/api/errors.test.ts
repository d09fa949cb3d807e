import { expect, test } from 'vitest'
import { api } from './client.ts'
import { ApiError, done, NetworkError, saysNothingWasDone, unwrap } from './errors.ts'
import { fakeApi, html, json, rejection } from './fake-api.testing.ts'

const getStats = (signal?: AbortSignal) => unwrap(api.GET('/payments/stats', signal ? { signal } : {}))
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error) => error,
  )

test("an error response becomes an error with the server's message, code, fields and request id", async () => {
  fakeApi(() =>
    json(
      {
        message: 'Too many attempts.',
        code: 'too_many_requests',
        errors: [{ field: 'customer.email', message: 'must be an email address' }],
        requestId: 'req_1',
        addedLater: true,
      },
      429,
      { 'Retry-After': '540' },
    ),
  )
  const error = await failure(getStats())
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    message: 'Too many attempts.',
    status: 429,
    code: 'too_many_requests',
    requestId: 'req_1',
    retryAfter: 540,
  })
  expect(error instanceof ApiError && error.fields.get('customer.email')).toBe('must be an email address')
})

test.each([
  ['Sat, 21 Nov 2026 06:02:00 GMT', 120],
  ['Sat, 21 Nov 2026 05:00:00 GMT', 0],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
])('Retry-After: %s is %s seconds by the clock of the server', (value, seconds) => {
  const headers = new Headers({ Date: 'Sat, 21 Nov 2026 06:00:00 GMT', 'Retry-After': value })
  expect(new ApiError(503, {}, headers).retryAfter).toBe(seconds)
})

test.each([
  ['the error page of a proxy', () => html(502), 502],
  ['an empty error response', () => new Response(null, { status: 503 }), 503],
  ['a list instead of an object', () => json(['no'], 500), 500],
  ['a message that is not a string', () => json({ message: { a: 1 }, errors: 'x', code: 7 }, 400), 400],
  ['an HTML page instead of data', () => html(200), 502],
  ["a host's own 404 page", () => html(404), 502],
  ["a host's own 403 in JSON", () => json({ error: 'AccessDenied' }, 403), 502],
  ['an empty success', () => new Response('', { status: 200 }), 502],
  ['a body cut off in the middle', () => new Response('{"stats": {', { status: 200 }), 502],
])('%s is an error without a message', async (_name, response, status) => {
  fakeApi(response)
  const error = await failure(getStats())
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status, message: '', code: '' })
})

test('field errors named like object members stay plain text', async () => {
  fakeApi(() => json({ message: 'No.', errors: [{ field: '__proto__', message: 'is odd' }, null, 3] }, 400))
  const error = await failure(getStats())
  expect(error instanceof ApiError && error.fields.get('__proto__')).toBe('is odd')
  expect(error instanceof ApiError && error.fields.get('constructor')).toBeUndefined()
})

test('a failed request is a network error', async () => {
  fakeApi(() => {
    throw new TypeError('fetch failed')
  })
  expect(await failure(getStats())).toBeInstanceOf(NetworkError)
})

test('an aborted request stays an abort error', async () => {
  const controller = new AbortController()
  fakeApi(() => {
    controller.abort()
    throw controller.signal.reason
  })
  expect(await failure(getStats(controller.signal))).toMatchObject({ name: 'AbortError' })
})

test('an empty success is accepted where no body is declared', async () => {
  fakeApi(() => new Response(null, { status: 204 }))
  const deletion = api.DELETE('/payments/links/{id}', { params: { path: { id: 'plink_1' } } })
  await expect(done(deletion)).resolves.toBeUndefined()
})

test.each([400, 404, 409, 413, 415, 422])('%i of the API says that nothing was done', async (status) => {
  fakeApi(() => rejection(status, 'not_refundable'))
  expect(await failure(getStats())).toSatisfy(saysNothingWasDone)
})

test.each([
  ['401 of the API', () => rejection(401, 'unauthenticated')],
  ['403 of the API', () => rejection(403, 'forbidden')],
  ['429 of the API', () => rejection(429, 'too_many_requests')],
  ['500 of the API', () => rejection(500, 'internal')],
  ['a key in use', () => rejection(409, 'idempotency_key_reused')],
  ['a 400 without a requestId', () => json({ message: 'No.', code: 'invalid_request' }, 400)],
  ['a 422 without a code', () => json({ message: 'No.', requestId: 'req_1' }, 422)],
  ['a 413 page', () => html(413)],
  ['a 409 with nothing', () => new Response(null, { status: 409 })],
])('%s does not say that nothing was done', async (_name, response) => {
  fakeApi(response)
  expect(await failure(getStats())).not.toSatisfy(saysNothingWasDone)
})

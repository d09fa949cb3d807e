import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { before, forgot, message, violationsIn } from './before.testing.ts'

test('a byte order mark, and a 204 with a content type, are reported', async () => {
  const marked = await before((_request, response) => {
    response.writeHead(202, { 'content-type': 'application/json' }).end(`\uFEFF${message}`)
  })
  expect(violationsIn(await marked.call('/api/auth/forgot-password', forgot))).toContain('byte order mark')
  const typed = await before((_request, response) => {
    response.writeHead(204, { 'content-type': 'application/json' }).end()
  })
  const response = await typed.call('/api/payments/links/plink_1', { method: 'DELETE' })
  expect(violationsIn(response)).toContain('a content type where no body is declared')
})

test('an undeclared field is a violation only with --strict, as in the contract suite', async () => {
  const extra = (strict: boolean) =>
    before(
      (_request, response) => {
        response
          .writeHead(202, { 'content-type': 'application/json' })
          .end('{"message":"Done","colour":"indigo"}')
      },
      { strict },
    )
  expect(violationsIn(await (await extra(false)).call('/api/auth/forgot-password', forgot))).toBeNull()
  expect(violationsIn(await (await extra(true)).call('/api/auth/forgot-password', forgot))).toContain(
    'colour',
  )
})

test('hop-by-hop headers, including any that Connection names, are not forwarded', async () => {
  const { call } = await before((_request, response) => {
    response.writeHead(202, {
      'content-type': 'application/json',
      connection: 'x-hop',
      'x-hop': '1',
      trailer: 'x-end',
      'transfer-encoding': 'chunked',
    })
    response.end(message)
  })
  const response = await call('/api/auth/forgot-password', forgot)
  expect([response.status, response.headers.get('x-hop'), response.headers.get('trailer')]).toEqual([
    202,
    null,
    null,
  ])
})

test('the header of a connection to a proxy is not forwarded', async () => {
  const { call } = await before((request, response) => {
    const hop = request.headers['proxy-connection'] ?? 'none'
    response.writeHead(202, { 'content-type': 'application/json', 'x-received': hop }).end(message)
  })
  const headers = { ...forgot.headers, 'proxy-connection': 'keep-alive' }
  const response = await call('/api/auth/forgot-password', { ...forgot, headers })
  expect(response.headers.get('x-received')).toBe('none')
})

test('TRACE, which cannot be forwarded, is rejected by the proxy and not recorded', async () => {
  const { url, control } = await before((_request, response) => response.writeHead(501).end())
  const call = request(`${url}/api/payments/stats`, { method: 'TRACE' }).end()
  const [response] = await once(call, 'response')
  expect([response.statusCode, response.headers.allow]).toEqual([405, expect.stringContaining('OPTIONS')])
  expect(await json(response)).toMatchObject({ message: 'This proxy cannot forward TRACE.' })
  expect((await control('/journal')).calls).toEqual([])
})

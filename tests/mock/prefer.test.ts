import { expect, test } from 'vitest'
import { startMockServer } from './server.ts'

const server = startMockServer()

function ask(prefer: string, path = '/payments/stats') {
  const { headers } = server.openMock()
  return server.fetch(new Request(`http://mock/api${path}`, { headers: { ...headers, prefer } }))
}

test('Prefer: code returns the example of the contract, for any caller', async () => {
  const response = await ask('code=200')
  expect(response.status).toBe(200)
  expect(response.headers.get('preference-applied')).toBe('code=200')
  expect(await response.json()).toMatchObject({ stats: { totalTransactions: 412 } })
})

test('an undeclared code is an error in the usual format', async () => {
  const response = await ask('code=418, wait=1')
  expect([response.status, response.headers.get('preference-applied')]).toEqual([418, 'code=418, wait=1'])
  expect(await response.json()).toEqual({
    message: 'Simulated 418 response.',
    code: 'internal',
    requestId: 'req_00000001',
  })
})

test('a code of a declared range has the example of the range', async () => {
  const response = await ask('code=503')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await response.json()).toMatchObject({
    code: 'internal',
    message: expect.stringContaining('not available'),
  })
})

test('a header of blanks is read as quickly as any other', async () => {
  // A regular expression with three ways to read a blank would take minutes.
  const response = await ask(`wait=${' '.repeat(15_000)}"a"x`)
  expect(response.status).toBe(400)
})

test('a value may be in quotation marks', async () => {
  expect((await ask('code="503" ; wait = 1')).headers.get('preference-applied')).toBe('code=503, wait=1')
})

test('an example is selected by its name', async () => {
  expect(await (await ask('example=default')).json()).toHaveProperty('stats')
})

test.each(['code=7', 'code=abc', 'example=rich', 'wait=1000000'])(
  'Prefer: %s is rejected',
  async (prefer) => {
    const response = await ask(prefer)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_request' })
  },
)

test('unknown preferences are ignored', async () => {
  const response = await ask('respond-async, return=minimal')
  expect(response.status).toBe(401)
  expect(response.headers.has('preference-applied')).toBe(false)
})

test('wait only delays the real response', async () => {
  const { mock, call } = server.open()
  expect(await call('GET', '/payments/stats', { headers: { prefer: 'wait=40' } })).toMatchObject({
    status: 401,
  })
  expect(await mock.journal.calls()).toMatchObject([{ fault: { by: 'prefer', waitMs: 40 } }])
})

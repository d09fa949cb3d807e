import { expect, test } from 'vitest'
import { startMockServer } from '../server.ts'

const server = startMockServer()
const send = (path: string, body: string) => {
  const { headers } = server.openMock()
  return server.fetch(
    new Request(`http://mock${path}`, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    }),
  )
}

test('a duplicate key is rejected however far away its colon is', async () => {
  const blanks = ' '.repeat(200)
  const body = `{"email":"asha@tarang.example","email"${blanks}:"ravi@malhar.example","password":"kosha-demo-2025"}`
  const response = await send('/api/auth/login', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ field: 'email', message: 'is given twice' }] })
})

test.each([204, 205, 304])('Prefer: code=%i returns no body', async (code) => {
  const { headers } = server.openMock()
  const response = await server.fetch(
    new Request('http://mock/api/payments/stats', { headers: { ...headers, prefer: `code=${code}` } }),
  )
  expect([response.status, await response.text()]).toEqual([code, ''])
})

test('a fault can answer 205', async () => {
  const { mock, call } = server.open()
  await mock.faults.add({ status: 205 })
  expect(await call('GET', '/auth/verify')).toMatchObject({ status: 205, text: '' })
})

test.each([
  ['a Cyrillic letter', 'аsha@tarang.example'],
  ['a zero-width space', 'asha\u200B@tarang.example'],
  ['a soft hyphen', 'as\u00ADha@tarang.example'],
  ['a full-width at sign', 'asha＠tarang.example'],
  ['a control character', 'asha\u0085@tarang.example'],
  ['a right-to-left mark', 'asha@tarang.\u202Eexample'],
  ['a Cyrillic host', 'asha@tаrang.example'],
])('an email address with %s cannot be registered', async (_what, email) => {
  const response = await send(
    '/api/auth/register',
    JSON.stringify({ name: 'Asha', email, password: 'a-long-phrase-9', businessName: 'Copy' }),
  )
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    errors: [{ field: 'email', message: 'must be an email address' }],
  })
})

import { expect, test } from 'vitest'
import { startMockServer } from '../server.ts'

const { open } = startMockServer()

test('a duplicate key is rejected however far away its colon is', async () => {
  const blanks = ' '.repeat(200)
  const body = `{"email":"asha@tarang.example","email"${blanks}:"ravi@malhar.example","password":"kosha-demo-2025"}`
  expect(await open().call('POST', '/auth/login', { body })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'email', message: 'is given twice' }] },
  })
})

test.each([204, 205, 304])('Prefer: code=%i returns no body', async (code) => {
  const answer = await open().call('GET', '/payments/stats', { headers: { prefer: `code=${code}` } })
  expect(answer).toMatchObject({ status: code, text: '' })
})

test('a fault can answer 205', async () => {
  const { mock, call } = open()
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
  const body = { name: 'Asha', email, password: 'a-long-phrase-9', businessName: 'Copy' }
  expect(await open().call('POST', '/auth/register', { body })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'email', message: 'must be an email address' }] },
  })
})

import { expect, test } from 'vitest'
import { mockRun } from '../kosha/mock-backend.ts'
import { remoteBackend } from './backend.ts'
import { Secrets } from './secrets.ts'

test.each([
  ['{"password":"a \\"long\\" phrase","email":"a@b.example"}', '{"password":"***","email":"a@b.example"}'],
  ['{"user":{}, "token" : "tok_123"}', '{"user":{}, "token" : "***"}'],
  ['{"access_token":"eyJhbGciOi', '{"access_token":"***"'],
  ["-H 'authorization: Bearer tok_123'", "-H 'authorization: Bearer ***'"],
  ['set-cookie: sid=abc; Path=/\nallow: GET', 'set-cookie: ***\nallow: GET'],
  ['{"accessToken":"aZ09","RefreshToken" : "aZ10"}', '{"accessToken":"***","RefreshToken" : "***"}'],
  ['{"sessionId":48151623,"SID":"aZ11"}', '{"sessionId":"***","SID":"***"}'],
  ['{"clientSecret":"aZ12","x-api-key":"aZ13"}', '{"clientSecret":"***","x-api-key":"***"}'],
  [
    '{"message":"got {\\"newPassword\\":\\"a phrase\\"} here"}',
    '{"message":"got {\\"newPassword\\":\\"***\\"} here"}',
  ],
  ['X-Session-Id: aZ16\nallow: GET', 'X-Session-Id: ***\nallow: GET'],
  ['{"amount":100}', '{"amount":100}'],
  ['{"requestId":"req_1","nextCursor":"abc"}', '{"requestId":"req_1","nextCursor":"abc"}'],
  ['{"field":"password","message":"is too short"}', '{"field":"password","message":"is too short"}'],
  ['idempotency-key: 4711\nallow: GET', 'idempotency-key: 4711\nallow: GET'],
])('%s is masked as %s', (text, masked) => {
  expect(new Secrets().hide(text)).toBe(masked)
})

test('a known secret is masked everywhere, in any letter case and encoding', () => {
  const secrets = new Secrets()
  secrets.add('her "long" phrase', 'eyJ0.abc-def')
  expect(secrets.hide('she said her "long" phrase')).toBe('she said ***')
  expect(secrets.hide('"her \\"long\\" phrase"')).toBe('"***"')
  expect(secrets.hide('?q=her%20%22long%22%20phrase')).toBe('?q=***')
  expect(secrets.hide('EYJ0.ABC-DEFx')).toBe('***x')
  expect(secrets.hide('"she said \\"her \\\\"long\\\\" phrase\\""')).toBe('"she said \\"***\\""')
  expect(secrets.hide('her+%22long%22+phrase&x=her \\u0022long\\u0022 phrase')).toBe('***&x=***')
})

const call = { method: 'POST', url: 'https://api.example/api', headers: {} }
const received = { status: 200, headers: new Headers(), text: '' }

test.each([
  ['a password sent', { ...call, body: '{"newPassword":"a long phrase 1"}' }, received, 'a long phrase 1'],
  ['a token sent', { ...call, headers: { authorization: 'Bearer aZ09.token' } }, received, 'aZ09.token'],
  ['a token in an address', { ...call, url: `${call.url}/reset?token=aZ09.token` }, received, 'aZ09.token'],
  [
    'a password in a form',
    { ...call, body: 'password=aZ09.phrase&email=a%40b.example' },
    received,
    'aZ09.phrase',
  ],
  ['a token received', call, { ...received, text: '{"accessToken":"aZ09.token"}' }, 'aZ09.token'],
  [
    'a token in an error response',
    call,
    { ...received, status: 500, text: '{"sessionId":"aZ09token"}' },
    'aZ09token',
  ],
  [
    'a cookie',
    call,
    { ...received, headers: new Headers({ 'set-cookie': 'sid=aZ09cookie; Path=/' }) },
    'aZ09cookie',
  ],
  [
    'a password sent without a response',
    { ...call, body: '{"password":"a long phrase 1"}' },
    undefined,
    'a long phrase 1',
  ],
])('%s is masked wherever it appears afterwards', (_what, request, response, secret) => {
  const secrets = new Secrets()
  secrets.note(request, response)
  expect(secrets.hide(`{"told":"you gave ${secret}"}`)).toBe('{"told":"you gave ***"}')
})

test('a made-up value that the server rejected hides no words', () => {
  const secrets = new Secrets()
  secrets.note({ ...call, body: '{"password":"tomorrow"}' }, { ...received, status: 400 })
  expect(secrets.hide('expiresAt is tomorrow')).toBe('expiresAt is tomorrow')
})

test('the password of a server behind basic authentication is masked', () => {
  const backend = remoteBackend('https://gate:let-me%40in@api.example/api')
  const { secrets } = mockRun({ seed: 1 }, backend).wire
  expect(secrets.hide('let-me@in, Z2F0ZTpsZXQtbWVAaW4=')).toBe('***, ***')
})

test('of values that were only noticed, the latest two thousand are masked', () => {
  const secrets = new Secrets()
  const values = Array.from({ length: 20_000 }, (_, index) => `noticed-${index}`)
  secrets.noteValues(...values)
  expect([secrets.hide('noticed-19999'), secrets.hide('noticed-7')]).toEqual(['***', 'noticed-7'])
})

test('text too short to be a secret masks nothing', () => {
  const secrets = new Secrets()
  secrets.add('a', undefined)
  expect(secrets.hide('a banana')).toBe('a banana')
})

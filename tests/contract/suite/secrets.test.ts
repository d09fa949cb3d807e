import { expect, test } from 'vitest'
import { Secrets } from './secrets.ts'

test.each([
  ['{"password":"a \\"long\\" phrase","email":"a@b.example"}', '{"password":"***","email":"a@b.example"}'],
  ['{"user":{}, "token" : "tok_123"}', '{"user":{}, "token" : "***"}'],
  ['{"access_token":"eyJhbGciOi', '{"access_token":"***"'],
  ["-H 'authorization: Bearer tok_123'", "-H 'authorization: Bearer ***'"],
  ['set-cookie: sid=abc; Path=/\nallow: GET', 'set-cookie: ***\nallow: GET'],
  ['the token tok_4f1b ended', 'the token tok_*** ended'],
  ['https://api.example/reset?token=abcdef&x=1', 'https://api.example/reset?token=***&x=1'],
  ['https://user:pass@api.example/api', 'https://***@api.example/api'],
  ['{"amount":100}', '{"amount":100}'],
])('%s is masked as %s', (text, shown) => {
  expect(new Secrets().hide(text)).toBe(shown)
})

test('a known secret is masked everywhere, in any letter case and encoding', () => {
  const secrets = new Secrets()
  secrets.add('her "long" phrase', 'eyJ0.abc-def')
  expect(secrets.hide('she said her "long" phrase')).toBe('she said ***')
  expect(secrets.hide('"her \\"long\\" phrase"')).toBe('"***"')
  expect(secrets.hide('?q=her%20%22long%22%20phrase')).toBe('?q=***')
  expect(secrets.hide('EYJ0.ABC-DEFx')).toBe('***x')
})

test('text too short to be a secret masks nothing', () => {
  const secrets = new Secrets()
  secrets.add('a', undefined)
  expect(secrets.hide('a banana')).toBe('a banana')
})

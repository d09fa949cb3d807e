import { expect, test } from 'vitest'
import { masked } from './masking.ts'

test.each([
  ['{"password":"a \\"long\\" phrase","email":"a@b.example"}', '{"password":"***","email":"a@b.example"}'],
  ['{"user":{}, "token" : "tok_123"}', '{"user":{}, "token" : "***"}'],
  ["-H 'authorization: Bearer tok_123'", "-H 'authorization: Bearer ***'"],
  ['the token tok_4f1b ended', 'the token tok_*** ended'],
  ['{"amount":100}', '{"amount":100}'],
])('%s is shown as %s', (text, shown) => {
  expect(masked(text)).toBe(shown)
})

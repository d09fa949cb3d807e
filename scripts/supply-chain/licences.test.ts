import { expect, test } from 'vitest'
import { isAccepted } from './licences.ts'

test.each([
  ['MIT', true],
  ['(GPL-3.0-only OR MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT and ISC', true],
  ['MIT and GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['', false],
])('%s: accepted is %s', (licence, accepted) => {
  expect(isAccepted(licence)).toBe(accepted)
})

import { expect, test } from 'vitest'
import { asha } from './asha.testing.ts'
import { sessionExpired, signedIn, signedOut } from './session.ts'
import { keepInTab, keptInTab } from './tab-memory.ts'

test.each([
  ['signs out', signedOut],
  ['is signed out at the end of the session', sessionExpired],
])('a text is kept in the tab until one %s', async (_what, end) => {
  signedIn({ user: asha, token: 'tok_1', expiresAt: '2027-01-01T00:00:00.000Z' })
  keepInTab('a', 'one')
  expect(keptInTab('a')).toBe('one')
  await end()
  expect(keptInTab('a')).toBe('')
})

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { asha } from '../../session/asha.testing.ts'
import { sessionVerified, signedOutElsewhere } from '../../session/session.testing.ts'
import { sessionExpired, signedOut } from '../../session/session.ts'
import { batchKey } from './forget-rows.ts'

beforeEach(() => sessionVerified())

const store = (text: string) => localStorage.setItem(batchKey(asha.id, 'bulk-links'), text)
const stored = () => localStorage.getItem(batchKey(asha.id, 'bulk-links'))
const row = (state: string) => ({ state, texts: { customerEmail: 'meera@example.com' } })
const rows = ['done', 'rejected', 'invalid', 'waiting', 'sending', 'uncertain'].map(row)

// The dialog, and the batch with it, is not loaded here.
test.each([
  ['here', signedOut],
  ['in another tab', signedOutElsewhere],
])('signing out %s keeps only the rows that may have been created', (_where, signOut) => {
  store(JSON.stringify(rows))
  signOut()
  expect(stored()).toBe(JSON.stringify([row('sending'), row('uncertain')]))
})

test('an expired session keeps all rows', () => {
  store(JSON.stringify(rows))
  void sessionExpired()
  expect(stored()).toBe(JSON.stringify(rows))
})

test('signing out leaves the rows of other users', () => {
  localStorage.setItem(batchKey('usr_ravi', 'bulk-links'), JSON.stringify(rows))
  signedOut()
  expect(localStorage.getItem(batchKey('usr_ravi', 'bulk-links'))).toBe(JSON.stringify(rows))
})

test.each(['[', '{}', 'null', '[null, 7, "sending"]', JSON.stringify([row('waiting')])])(
  'signing out removes %s',
  (text) => {
    store(text)
    signedOut()
    expect(stored()).toBeNull()
  },
)

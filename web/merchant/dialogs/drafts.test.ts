// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { asha } from '../../session/asha.testing.ts'
import { signedOutElsewhere } from '../../session/session.testing.ts'
import { sessionExpired, signedIn, signedOut } from '../../session/session.ts'
import { draftOf } from './drafts.ts'

/** Replaces the browser's FormData: here a form is simply its entries. */
class Fields extends Map<string, unknown> {}

const person = (id: string) => ({
  user: { ...asha, id },
  token: `tok_${id}`,
  expiresAt: '2027-01-01T00:00:00.000Z',
})

beforeEach(() => {
  vi.stubGlobal('FormData', Fields)
  signedIn(person('usr_asha'))
})

function type(form: string, fields: Record<string, unknown>) {
  Reflect.apply(draftOf(form).keep.onChange, undefined, [{ currentTarget: Object.entries(fields) }])
}

test('a draft fills the form again, field by field', () => {
  type('link/new', { title: 'Atlas', amount: '499', picture: new Blob() })
  expect(draftOf('link/new').values).toEqual({ title: 'Atlas', amount: '499' })
  expect(draftOf('link/plink_1').values).toEqual({})
})

test('a draft survives a reload, for the same user only', async () => {
  type('link/new', { title: 'Atlas' })
  vi.resetModules()
  const loaded = await import('./drafts.ts')
  const loadedSession = await import('../../session/session.ts')
  loadedSession.signedIn(person('usr_asha'))
  expect(loaded.draftOf('link/new').values).toEqual({ title: 'Atlas' })
  loadedSession.signedIn(person('usr_ravi'))
  expect(loaded.draftOf('link/new').values).toEqual({})
})

test('a form that was submitted or cancelled starts empty', () => {
  type('link/new', { title: 'Atlas' })
  draftOf('link/new').discard()
  expect(draftOf('link/new').values).toEqual({})
})

test('a draft survives the end of the session, for the same user only', () => {
  type('link/new', { title: 'Atlas' })
  void sessionExpired()
  signedIn(person('usr_ravi'))
  expect(draftOf('link/new').values).toEqual({})
  signedIn(person('usr_asha'))
  expect(draftOf('link/new').values).toEqual({ title: 'Atlas' })
})

test.each([signedOut, signedOutElsewhere])('signing out in any tab leaves nothing behind', async (end) => {
  type('refund/txn_1', { amount: '100' })
  end()
  await Promise.resolve()
  signedIn(person('usr_asha'))
  expect(draftOf('refund/txn_1').values).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

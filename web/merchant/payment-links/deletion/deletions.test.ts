// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../../../api/fake-api.testing.ts'
import { queryClient } from '../../../api/query-client.ts'
import { asha } from '../../../session/asha.testing.ts'
import { sessionVerified, signedOutElsewhere } from '../../../session/session.testing.ts'
import { session, sessionExpired, signedOut } from '../../../session/session.ts'
import { UNDO_MS } from '../../undo/undoables.ts'
import { paymentLink } from '../payment-link.testing.ts'
import { paymentLinksQuery } from '../payment-links.ts'
import { deleteNow, deleteSoon, deletions, forget, undo } from './deletions.ts'

const saree = paymentLink
const otherLink = { ...paymentLink, id: 'plink_2' }
const listed = () =>
  queryClient()
    .getQueryData(paymentLinksQuery.queryKey)
    ?.links.map(({ id }) => id)

let calls: ReturnType<typeof fakeApi> = []
beforeEach(() => {
  vi.useFakeTimers()
  sessionVerified()
  queryClient().setQueryData(paymentLinksQuery.queryKey, { links: [saree, otherLink] })
  calls = fakeApi(() => new Response(null, { status: 204 }))
})
afterEach(() => {
  for (const id of Object.keys(deletions.byId)) forget(id)
  queryClient().clear()
})

test('a link is deleted after five seconds, and stays in the list until then', async () => {
  deleteSoon(saree)
  expect(deletions.announcement).toBe('Deleting “Handloom saree” (₹4,999.00). You have five seconds to undo.')
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
  expect(calls).toEqual([])
  expect(listed()).toEqual(['plink_1', 'plink_2'])
  await vi.advanceTimersByTimeAsync(2)
  expect(calls).toMatchObject([{ method: 'DELETE', path: '/payments/links/plink_1' }])
  expect(listed()).toEqual(['plink_2'])
  expect(deletions.byId).toEqual({})
})

test('an undone deletion is never sent', async () => {
  deleteSoon(saree)
  undo(saree)
  expect(deletions.announcement).toBe('“Handloom saree” was not deleted.')
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS)
  expect(calls).toEqual([])
})

test('deletions do not wait for each other', async () => {
  deleteSoon(saree)
  await vi.advanceTimersByTimeAsync(UNDO_MS / 2)
  deleteSoon(otherLink)
  undo(saree)
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(calls.map(({ path }) => path)).toEqual(['/payments/links/plink_2'])
})

test('a deletion is sent once, however often it is flushed', async () => {
  deleteSoon(saree)
  deleteNow(saree.id)
  deleteNow(saree.id)
  deleteSoon(saree)
  dispatchEvent(new Event('pagehide'))
  signedOut()
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS)
  expect(calls).toHaveLength(1)
})

test.each([
  ['the page is closed', () => dispatchEvent(new Event('pagehide'))],
  ['the user signs out', signedOut],
  ['the user signs out in another tab', signedOutElsewhere],
])(
  'a pending deletion is sent immediately when %s, with the token of the user who requested it',
  async (_when, leave) => {
    deleteSoon(saree)
    leave()
    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toMatchObject([{ method: 'DELETE', authorization: 'Bearer tok_1' }])
    await vi.advanceTimersByTimeAsync(2 * UNDO_MS)
    expect(calls).toHaveLength(1)
  },
)

test('the end of the session discards pending deletions', async () => {
  deleteSoon(saree)
  void sessionExpired()
  sessionVerified({ user: { ...asha, id: 'usr_ravi' }, token: 'tok_2' })
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS)
  expect(calls).toEqual([])
  expect(deletions.byId).toEqual({})
})

test('a 401 ends the session and leaves nothing to retry', async () => {
  fakeApi(() => json({ message: 'Please sign in.', code: 'unauthenticated' }, 401))
  deleteSoon(saree)
  deleteNow(saree.id)
  await vi.advanceTimersByTimeAsync(1)
  expect(session.end).toBe('expired')
  expect(deletions.byId).toEqual({})
})

test("a failure shows the server's message, and Retry sends the request again", async () => {
  calls = fakeApi(({ method }) =>
    method === 'DELETE' && calls.length === 1
      ? json({ message: 'This link was paid and stays on record.', code: 'link_paid' }, 409)
      : new Response(null, { status: 204 }),
  )
  deleteSoon(saree)
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1)
  expect(deletions.byId[saree.id]).toEqual({
    step: 'failed',
    message: 'This link was paid and stays on record.',
  })
  // It shows why.
  expect(queryClient().getQueryState(paymentLinksQuery.queryKey)?.isInvalidated).toBe(true)
  deleteNow(saree.id)
  await vi.advanceTimersByTimeAsync(1)
  expect(listed()).toEqual(['plink_2'])
})

test('a link that was already deleted is removed from the list without a retry', async () => {
  fakeApi(({ method }) =>
    method === 'GET' ? json({ links: [otherLink] }) : json({ message: 'There is no such link.' }, 404),
  )
  deleteSoon(saree)
  await vi.advanceTimersByTimeAsync(UNDO_MS + 1)
  expect(deletions.byId).toEqual({})
  expect(queryClient().getQueryState(paymentLinksQuery.queryKey)?.isInvalidated).toBe(true)
})

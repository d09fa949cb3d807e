// @vitest-environment jsdom
import { toast } from 'react-hot-toast/headless'
import { expect, test, vi } from 'vitest'
import { fakeApi, json, rejection } from '../../api/fake-api.testing.ts'
import { asha } from '../../session/asha.testing.ts'
import { sessionVerified } from '../../session/session.testing.ts'
import { session, sessionExpired, signedOut } from '../../session/session.ts'
import { signInForEachTest } from '../outbox/batch.testing.ts'
import { batch, createdResponse, expectStep, respondToNth, states, threeRows } from './link-batch.testing.ts'
import { linkBatch } from './link-batch.ts'
import { readPasted } from './link-sheet.ts'

signInForEachTest(linkBatch)

test('each row creates one link with its own key, and one toast covers them all', async () => {
  const calls = respondToNth(0, createdResponse)
  void linkBatch.start(threeRows)
  await expectStep('finished')
  expect(calls.map(({ body }) => body)).toMatchObject([
    { title: 'Saree' },
    { title: 'Kurta' },
    { title: 'Kurta' },
  ])
  expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(3)
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('3 payment links created')
})

test('an invalid row keeps the error at its cells, and the other rows continue', async () => {
  const errors = [{ field: 'amount', message: 'must be at least 100' }]
  respondToNth(2, () => rejection(400, 'invalid_request', { errors }))
  void linkBatch.start(threeRows)
  await expectStep('finished')
  expect(states()).toEqual(['done', 'rejected', 'done'])
  expect(batch.rows[1]).toMatchObject({ message: '', problems: { amount: 'must be at least ₹1.00' } })
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('2 payment links created, 1 rejected')
})

test('if every row is rejected, the toast gives the reason', async () => {
  fakeApi(() => rejection(409, 'link_limit_reached', { message: 'This account has 5,000 payment links.' }))
  void linkBatch.start(threeRows)
  await expectStep('finished')
  expect(toast.success).not.toHaveBeenCalled()
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('This account has 5,000 payment links.')
})

test('after Retry-After, the same key is sent again', async () => {
  vi.useFakeTimers()
  const calls = respondToNth(1, () =>
    json({ message: 'Too many.', code: 'rate_limited' }, 429, { 'Retry-After': '7' }),
  )
  void linkBatch.start(threeRows)
  await vi.advanceTimersByTimeAsync(6900)
  expect(batch.message).toBe('The server asks us to wait 7 seconds.')
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  await expectStep('finished')
  expect(calls).toHaveLength(4)
  expect(calls[1]?.headers.get('Idempotency-Key')).toBe(calls[0]?.headers.get('Idempotency-Key'))
})

test.each(['0', '-3', 'soon', '3000000'])(
  'for Retry-After %s, the batch waits at least one second',
  async (seconds) => {
    vi.useFakeTimers()
    const calls = fakeApi(() => json({ message: 'Too many.' }, 429, { 'Retry-After': seconds }))
    void linkBatch.start(threeRows)
    await vi.advanceTimersByTimeAsync(5000)
    expect(calls.length).toBeLessThanOrEqual(6)
  },
)

test('Stop completes the row being sent, and sends no other', async () => {
  const calls = respondToNth(1, () => {
    linkBatch.stop()
    return createdResponse()
  })
  void linkBatch.start(threeRows)
  await expectStep('stopped')
  expect(states()).toEqual(['done', 'waiting', 'waiting'])
  expect(calls).toHaveLength(1)
})

test('a batch that is stopped while a row waits to be sent ends at once', async () => {
  const calls = respondToNth(1, () => {
    linkBatch.stop()
    return json({ message: 'Too many.' }, 429, { 'Retry-After': '900' })
  })
  void linkBatch.start(threeRows)
  await expectStep('stopped')
  expect(calls).toHaveLength(1)
})

test('the end of the session stops the batch, and only its owner can resume it', async () => {
  respondToNth(2, () => json({ message: 'Please sign in.', code: 'unauthenticated' }, 401))
  void linkBatch.start(threeRows)
  await expectStep('stopped')
  expect(session.end).toBe('expired')
  sessionVerified({ token: 'tok_2' })
  expect(states()).toEqual(['done', 'uncertain', 'waiting'])
  void sessionExpired()
  sessionVerified({ user: { ...asha, id: 'usr_ravi' }, token: 'tok_3' })
  expect(batch).toMatchObject({ step: 'none', rows: [] })
})

test('signing out while the batch waits says nothing of the rows', async () => {
  respondToNth(1, () => json({ message: 'Too many.' }, 429, { 'Retry-After': '7' }))
  const started = linkBatch.start(threeRows)
  await expect.poll(() => batch.message).toMatch(/asks us to wait/)
  vi.mocked(toast.success).mockClear()
  signedOut()
  await started
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Logged out successfully')
  expect(toast.error).not.toHaveBeenCalled()
})

test('rows with errors are not sent', async () => {
  const calls = respondToNth(0, createdResponse)
  void linkBatch.start(readPasted('Saree\t499\nKurta\tmany').rows)
  await expectStep('finished')
  expect(calls).toHaveLength(1)
  expect(states()).toEqual(['done', 'invalid'])
})

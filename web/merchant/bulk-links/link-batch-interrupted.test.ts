// @vitest-environment jsdom
import { toast } from 'react-hot-toast/headless'
import { expect, test, vi } from 'vitest'
import { fakeApi, heldResponse, json } from '../../api/fake-api.testing.ts'
import { asha } from '../../session/asha.testing.ts'
import { sessionVerified, signedOutElsewhere } from '../../session/session.testing.ts'
import { signedOut } from '../../session/session.ts'
import { signInForEachTest } from '../outbox/batch.testing.ts'
import { batchKey } from '../outbox/forget-rows.ts'
import { batch, expectStep, loseResponse, reload, states, threeRows, url } from './link-batch.testing.ts'
import { linkBatch } from './link-batch.ts'

signInForEachTest(linkBatch)

const storedStates = () =>
  JSON.parse(localStorage.getItem(batchKey(asha.id, 'bulk-links')) ?? '[]').map(
    ({ state }: { state: string }) => state,
  )
const keys = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('Idempotency-Key'))

test('after a reload, the batch shows the created links and resumes with the same keys and bodies', async () => {
  const calls = loseResponse(2)
  void linkBatch.start(threeRows)
  await expectStep('stopped')
  expect(batch.message).toBe('Network error')
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Network error')
  const afterReload = reload()
  expect(afterReload.state.rows.map(({ state }) => state)).toEqual(['done', 'uncertain', 'waiting'])
  expect(afterReload.state.rows[0]?.result).toBe(url)
  await afterReload.resume()
  expect(afterReload.state.step).toBe('finished')
  expect(calls).toHaveLength(4)
  expect(keys(calls)[2]).toBe(keys(calls)[1])
  expect(calls[2]?.body).toEqual(calls[1]?.body)
  expect(new Set(keys(calls)).size).toBe(3)
})

test('a reload while a row is being sent leaves that row uncertain', async () => {
  fakeApi(() => new Promise<Response>(() => undefined))
  void linkBatch.start(threeRows)
  await expect.poll(states).toEqual(['sending', 'waiting', 'waiting'])
  expect(reload().state).toMatchObject({ step: 'stopped', rows: [{ state: 'uncertain' }, {}, {}] })
})

test('discarding the rest keeps rows that may have been created, until their outcome is known', async () => {
  loseResponse(2)
  void linkBatch.start(threeRows)
  await expectStep('stopped')
  await linkBatch.discard()
  expect(states()).toEqual(['done', 'uncertain'])
  const key = batch.rows[1]?.attempt?.key
  fakeApi(() => json({ links: [{ id: 'plink_2', url, idempotencyKey: key }] }))
  await linkBatch.check()
  expect(states()).toEqual(['done', 'done'])
  await linkBatch.discard()
  expect([batch.step, reload().state.step]).toEqual(['none', 'none'])
})

test('a row with a key that has expired on the server is looked up instead of sent again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const calls = loseResponse(1)
  void linkBatch.start(threeRows.slice(0, 1))
  await expectStep('stopped')
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  await linkBatch.resume()
  expect([batch.step, calls.length]).toEqual(['stopped', 1])
  fakeApi(() => json({ links: [{ id: 'plink_9', url }] }))
  await linkBatch.check()
  expect(states()).toEqual(['uncertain'])
  vi.setSystemTime(Date.now() + 11 * 60 * 1000)
  await linkBatch.check()
  expect(batch.rows).toMatchObject([
    { state: 'rejected', message: 'It was not created, or has been deleted.' },
  ])
})

test('signing out keeps only the uncertain row, for the same user', async () => {
  loseResponse(2)
  void linkBatch.start(threeRows)
  await expectStep('stopped')
  signedOut()
  expect(batch.rows).toEqual([])
  expect(reload().state.rows).toEqual([])
  sessionVerified({ token: 'tok_2' })
  expect(states()).toEqual(['uncertain'])
})

test('signing out in another tab while a row is being sent stores no other rows', async () => {
  const { response, respond } = heldResponse()
  const calls = fakeApi(() => response)
  void linkBatch.start(threeRows)
  await expect.poll(states).toEqual(['sending', 'waiting', 'waiting'])
  await expect.poll(() => calls.at(-1)?.method).toBe('POST')
  const [row] = batch.rows
  signedOutElsewhere()
  respond(json({ link: { id: 'plink_1', url } }, 201))
  await expect.poll(() => row?.state).not.toBe('sending')
  expect(storedStates()).toEqual(['sending'])
})

test('signing out while rows are being looked up stores no rows', async () => {
  loseResponse(2)
  void linkBatch.start(threeRows)
  await expectStep('stopped')
  const { response, respond } = heldResponse()
  const calls = fakeApi(() => response)
  const checked = linkBatch.check()
  await expect.poll(() => calls).toHaveLength(1)
  signedOut()
  respond(json({ links: [] }))
  await checked
  expect(batch.rows).toEqual([])
  expect(Object.keys(localStorage)).toEqual([batchKey(asha.id, 'bulk-links')])
})

test('invalid data in the storage is ignored', () => {
  for (const text of ['[', '{}', '[null,7,{}]', '[{"number":1,"state":"done","message":"","result":""}]']) {
    localStorage.setItem(batchKey(asha.id, 'bulk-links'), text)
    expect(reload().state).toMatchObject({ step: 'none', rows: [] })
  }
})

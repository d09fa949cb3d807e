import { expect, test } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { allTransactions } from './all-transactions.ts'

const step = { signal: new AbortController().signal, onProgress: () => undefined }

test('an export fails if a backend repeats a cursor, and never saves a partial file', async () => {
  const calls = fakeApi(() => {
    // Would otherwise loop until out of memory.
    if (calls.length > 20) throw new Error('asked for ever')
    return json({ transactions: [], total: 2, nextCursor: calls.length % 2 ? 'one' : 'two' })
  })
  await expect(allTransactions({}, step)).rejects.toMatchObject({ name: 'ApiError', status: 502 })
  expect(calls).toHaveLength(3)
})

test('every page is requested, each with the cursor of the previous one', async () => {
  const calls = fakeApi(() =>
    json({ transactions: [], total: 0, ...(calls.length < 3 && { nextCursor: `c${calls.length}` }) }),
  )
  await allTransactions({}, step)
  expect(calls.map(({ query }) => query.get('cursor'))).toEqual([null, 'c1', 'c2'])
})

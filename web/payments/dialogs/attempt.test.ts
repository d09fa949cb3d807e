import { expect, test, vi } from 'vitest'
import { createAttempt } from './attempt.ts'

const refund = { transactionId: 'txn_1', amount: 100 }
const failing = () => vi.fn((_key: string) => Promise.reject(new Error('No answer')))
const succeeding = () => vi.fn((_key: string) => Promise.resolve('done'))

async function keyOf(attempt: ReturnType<typeof createAttempt>, body: unknown, send = failing()) {
  await attempt(body, send).catch(() => undefined)
  return send.mock.calls[0]?.[0]
}

test('a retry of the same refund keeps its key, another amount gets its own', async () => {
  const attempt = createAttempt()
  const first = await keyOf(attempt, refund)
  expect(await keyOf(attempt, refund)).toBe(first)
  expect(await keyOf(attempt, { ...refund, amount: 200 })).not.toBe(first)
})

test('the same refund after a success is another one', async () => {
  const attempt = createAttempt()
  const send = succeeding()
  await attempt(refund, send)
  await attempt(refund, send)
  const [first, second] = send.mock.calls
  expect(first).not.toEqual(second)
})

test('a second click while the first one is at work sends nothing, and does not pass for it', async () => {
  const attempt = createAttempt()
  const send = succeeding()
  const sent = await Promise.all([attempt(refund, send), attempt(refund, send)])
  expect(sent).toEqual([true, false])
  expect(send).toHaveBeenCalledOnce()
})

test('keys have the shape that the contract asks for', async () =>
  expect(await keyOf(createAttempt(), {})).toMatch(/^[A-Za-z0-9_-]{1,64}$/))

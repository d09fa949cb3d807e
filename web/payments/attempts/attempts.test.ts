import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabLocks } from './tab-locks.testing.ts'

vi.mock('../../session/token-cookie.ts', () => import('../../session/token-cookie.testing.ts'))

type Body = { amount: number }
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && 'amount' in value

/** The modules of another tab, which share only storage and locks. */
async function openTab() {
  vi.resetModules()
  const { attemptsFor } = await import('./attempts.ts')
  return attemptsFor('refund/txn_1', isBody)
}

const lost = () => Promise.reject(new Error('The answer was lost'))

/** A request whose response the test triggers. */
function held() {
  let answer: (text: string) => void = () => undefined
  const keys: string[] = []
  const request = ({ key }: { key: string }) => {
    keys.push(key)
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  }
  return { keys, request, answer: (text: string) => answer(text) }
}

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('navigator', { locks: tabLocks() })
})
afterEach(() => vi.unstubAllGlobals())

test('an attempt that one tab is sending is not sent by another', async () => {
  const [one, two] = [await openTab(), await openTab()]
  await one.start({ amount: 1 }, lost)
  const [first, second] = [one.unresolved(), two.unresolved()]
  if (!first || !second) throw new Error('The attempt is not kept')
  const { keys, request, answer } = held()
  const sending = one.retry(first, request)
  await vi.waitFor(() => expect(keys).toHaveLength(1))
  expect(await two.retry(second, request)).toEqual({ state: 'not-sent' })
  answer('made')
  expect(await sending).toEqual({ state: 'done', answer: 'made' })
  expect(keys).toEqual([first.key])
})

test('an attempt resolved in one tab is not sent again by another, nor is one begun since', async () => {
  const [one, two] = [await openTab(), await openTab()]
  await one.start({ amount: 1 }, lost)
  const attempt = two.unresolved()
  if (!attempt) throw new Error('The attempt is not kept')
  one.resolve(attempt)
  await one.start({ amount: 2 }, lost)
  const request = vi.fn(lost)
  expect(await two.retry(attempt, request)).toEqual({ state: 'not-sent' })
  expect(request).not.toHaveBeenCalled()
})

test('two tabs that begin simultaneously share one attempt', async () => {
  const [one, two] = [await openTab(), await openTab()]
  const request = vi.fn((_attempt: { key: string }) => Promise.resolve('made'))
  const outcomes = await Promise.all([one.start({ amount: 1 }, request), two.start({ amount: 1 }, request)])
  expect(outcomes.map(({ state }) => state).sort()).toEqual(['done', 'not-sent'])
  expect(request).toHaveBeenCalledOnce()
})

test('without locks, both tabs send the same key and the same body', async () => {
  const denied = { request: () => Promise.reject(new DOMException('Storage is blocked', 'SecurityError')) }
  vi.stubGlobal('navigator', { locks: denied })
  const [one, two] = [await openTab(), await openTab()]
  await one.start({ amount: 1 }, lost)
  const attempt = one.unresolved()
  if (!attempt) throw new Error('The attempt is not kept')
  const request = vi.fn((_attempt: { key: string; body: Body }) => Promise.resolve('made'))
  await Promise.all([one.retry(attempt, request), two.retry(attempt, request)])
  expect(request).toHaveBeenCalledTimes(2)
  for (const [sent] of request.mock.calls)
    expect(sent).toMatchObject({ key: attempt.key, body: { amount: 1 } })
})

test('keys have the format that the contract requires', async () => {
  const tab = await openTab()
  await tab.start({ amount: 1 }, lost)
  expect(tab.unresolved()?.key).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, json } from '../../api/fake-api.testing.ts'
import { HOUR_MS, START, storage, stubBrowser } from './lossy-network.testing.ts'

type Body = { amount: number }
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && 'amount' in value

/** The server's clock; `Date` is the browser's. */
let serverTime: number | null = START

/** The modules of another tab, which has loaded its data. Tabs share only storage and locks. */
async function openTab() {
  vi.resetModules()
  const { askServerTime } = await import('../../api/server-time.ts')
  await askServerTime()
  const { attemptsFor } = await import('./attempts.ts')
  return attemptsFor('refund/txn_1', isBody)
}

const lost = () => Promise.reject(new Error('The response was lost'))

/** A tab with an attempt that got no response. */
async function lostAttempt() {
  const tab = await openTab()
  await tab.start({ amount: 1 }, lost)
  const attempt = tab.unresolved()
  if (!attempt) throw new Error('The attempt is not kept')
  return { tab, attempt }
}

/** A request that the test answers when it is ready. */
function held() {
  let respond: (text: string) => void = () => undefined
  const keys: string[] = []
  const request = ({ key }: { key: string }) => {
    keys.push(key)
    return new Promise<string>((resolve) => {
      respond = resolve
    })
  }
  return { keys, request, respond: (text: string) => respond(text) }
}

beforeEach(() => {
  stubBrowser()
  storage.clear()
  serverTime = START
  fakeApi(() => json({}, 200, { Date: serverTime === null ? '' : new Date(serverTime).toUTCString() }))
})

test('an attempt that one tab is sending is not sent by another', async () => {
  const [tabA, tabB] = [await openTab(), await openTab()]
  await tabA.start({ amount: 1 }, lost)
  const [attemptA, attemptB] = [tabA.unresolved(), tabB.unresolved()]
  if (!attemptA || !attemptB) throw new Error('The attempt is not kept')
  const { keys, request, respond } = held()
  const sending = tabA.retry(attemptA, request)
  await expect.poll(() => keys).toHaveLength(1)
  expect(await tabB.retry(attemptB, request)).toEqual({ state: 'not-sent' })
  respond('made')
  expect(await sending).toEqual({ state: 'done', response: 'made' })
  expect(keys).toEqual([attemptA.key])
})

test('an attempt resolved in one tab is not sent again by another, nor is one begun since', async () => {
  const [tabA, tabB] = [await openTab(), await openTab()]
  await tabA.start({ amount: 1 }, lost)
  const attempt = tabB.unresolved()
  if (!attempt) throw new Error('The attempt is not kept')
  tabA.resolve(attempt)
  await tabA.start({ amount: 2 }, lost)
  const request = vi.fn(lost)
  expect(await tabB.retry(attempt, request)).toEqual({ state: 'not-sent' })
  expect(request).not.toHaveBeenCalled()
})

test('two tabs that begin simultaneously share one attempt', async () => {
  const [tabA, tabB] = [await openTab(), await openTab()]
  const request = vi.fn((_attempt: { key: string }) => Promise.resolve('made'))
  const outcomes = await Promise.all([tabA.start({ amount: 1 }, request), tabB.start({ amount: 1 }, request)])
  expect(outcomes.map(({ state }) => state).sort()).toEqual(['done', 'not-sent'])
  expect(request).toHaveBeenCalledOnce()
})

test('without locks, both tabs send the same key and the same body', async () => {
  const denied = { request: () => Promise.reject(new DOMException('Storage is blocked', 'SecurityError')) }
  vi.stubGlobal('navigator', { locks: denied })
  const [tabA, tabB] = [await openTab(), await openTab()]
  await tabA.start({ amount: 1 }, lost)
  const attempt = tabA.unresolved()
  if (!attempt) throw new Error('The attempt is not kept')
  const request = vi.fn((_attempt: { key: string; body: Body }) => Promise.resolve('made'))
  await Promise.all([tabA.retry(attempt, request), tabB.retry(attempt, request)])
  expect(request).toHaveBeenCalledTimes(2)
  for (const [sent] of request.mock.calls)
    expect(sent).toMatchObject({ key: attempt.key, body: { amount: 1 } })
})

test('keys have the format that the contract requires', async () => {
  const tab = await openTab()
  await tab.start({ amount: 1 }, lost)
  expect(tab.unresolved()?.key).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
})

test.each([
  ['a corrected clock', -8, 26],
  ['a clock set ahead', 26, 1],
])('%s does not change the age of a key', async (_name, set, hours) => {
  vi.setSystemTime(START + 8 * HOUR_MS)
  const { tab, attempt } = await lostAttempt()
  serverTime = START + hours * HOUR_MS
  vi.setSystemTime(START + (8 + hours + set) * HOUR_MS)
  const request = vi.fn(() => Promise.resolve('made'))
  const isFresh = hours < 24
  expect(await tab.retry(attempt, request)).toMatchObject({ state: isFresh ? 'done' : 'too-old' })
  expect(request).toHaveBeenCalledTimes(isFresh ? 1 : 0)
})

test('a server clock that is three seconds behind does not make a key too old', async () => {
  const { tab, attempt } = await lostAttempt()
  serverTime = START - 3000
  expect(await tab.retry(attempt, () => Promise.resolve('made'))).toMatchObject({ state: 'done' })
})

test("without the server's time, or if it went backwards, nothing is sent again", async () => {
  const { tab, attempt } = await lostAttempt()
  const request = vi.fn(() => Promise.resolve('made'))
  for (const time of [null, START - HOUR_MS]) {
    serverTime = time
    expect(await tab.retry(attempt, request)).toEqual({ state: 'too-old' })
  }
  expect(request).not.toHaveBeenCalled()
})

test('a key that has expired by the clock of the server stays expired if that clock is set back', async () => {
  const { tab, attempt } = await lostAttempt()
  const request = vi.fn(() => Promise.resolve('made'))
  for (const hours of [26, 1]) {
    serverTime = START + hours * HOUR_MS
    expect(await tab.retry(attempt, request)).toEqual({ state: 'too-old' })
  }
  expect(request).not.toHaveBeenCalled()
})

test('if asking for the time is rejected, the attempt is kept', async () => {
  const { tab, attempt } = await lostAttempt()
  fakeApi(() => json({ message: 'Too many requests.' }, 429))
  expect(await tab.retry(attempt, lost)).toMatchObject({ state: 'uncertain', error: { status: 429 } })
  expect(tab.unresolved()).toEqual(attempt)
})

test('if the server never sends the time, a request that it lacks for ten minutes by this clock was not processed', async () => {
  serverTime = null
  const { tab, attempt } = await lostAttempt()
  const { isLost } = await import('./attempts.ts')
  expect(await tab.retry(attempt, lost)).toEqual({ state: 'too-old' })
  tab.missing(attempt, null)
  const isGivenUp = () => isLost(tab.unresolved() ?? attempt, null)
  expect(isGivenUp()).toBe(false)
  vi.setSystemTime(START + HOUR_MS / 4)
  expect(isGivenUp()).toBe(true)
  // A clock that ran ahead until then is waited for no longer than another.
  vi.setSystemTime(START - 50 * HOUR_MS)
  expect(isGivenUp()).toBe(false)
  tab.missing(tab.unresolved() ?? attempt, null)
  vi.setSystemTime(START - 49 * HOUR_MS)
  expect(isGivenUp()).toBe(true)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { Browser, queues } from './browser.testing.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, locks: queues() })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A tab that has begun to replace the token, and another one that is signed in with it. */
async function refreshing({ isRequested }: { isRequested: boolean }) {
  const browser = new Browser()
  const { token } = browser.issue('asha', true)
  browser.saved = { token, rememberedOn: 0 }
  for (const index of [0, 1]) {
    browser.open(index)
    await settle()
    browser.respond(0)
    await settle()
  }
  if (isRequested) void browser.tabs[0]?.stay()
  else {
    browser.today = 1
    browser.open(0)
    await settle()
    browser.respond(0)
  }
  await settle()
  expect(browser.pending.map(({ call }) => call)).toEqual(['refresh'])
  return browser
}

const meanwhile = {
  'a call': (browser: Browser) => browser.tabs[1]?.call(),
  'the check of a new tab': (browser: Browser) => browser.open(2),
}

test.each([
  ['once a day', 'a call'],
  ['on demand', 'a call'],
  ['once a day', 'the check of a new tab'],
  ['on demand', 'the check of a new tab'],
] as const)('a slow refresh %s signs nobody out when %s is rejected meanwhile', async (how, interruption) => {
  const browser = await refreshing({ isRequested: how === 'on demand' })
  const deliver = browser.pending[0]?.process()
  browser.pending = []
  void meanwhile[interruption](browser)
  await settle()
  browser.respond(0)
  await settle()
  deliver?.()
  for (let round = 0; round < 5; round++) {
    await settle()
    browser.deliver()
    browser.respond(0)
  }
  await settle()
  expect(browser.saved?.token).toBe('tok_2')
  expect(browser.tabs.map(({ store }) => store.session.token)).toEqual(browser.tabs.map(() => 'tok_2'))
})

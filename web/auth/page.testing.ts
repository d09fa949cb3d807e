import { afterEach, beforeEach, vi } from 'vitest'

const jar = vi.hoisted(() => ({ token: null as string | null, rememberMe: false, isDue: false, keeps: true }))
vi.mock('../session/token-cookie.ts', () => ({
  tokenCookie: {
    read: () => jar.token,
    save: (token: string, { rememberMe }: { rememberMe: boolean }) =>
      jar.keeps && Object.assign(jar, { token, rememberMe, isDue: false }),
    remove: () => Object.assign(jar, { token: null }),
    canBeKept: () => jar.keeps,
    isKept: () => jar.keeps,
    isDueForRefresh: () => jar.isDue,
  },
}))

/** The other tabs. */
export class Channel extends EventTarget {
  static last = new Channel()
  readonly posted: unknown[] = []
  constructor() {
    super()
    Channel.last = this
  }
  postMessage(message: unknown) {
    this.posted.push(message)
  }
}

/** Takes away the listeners of a page that has been tested. */
const closing: (() => void)[] = []

/** A message of another tab. */
export const hear = () => Channel.last.dispatchEvent(new Event('message'))
export const expiresAt = '2027-01-01T00:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('BroadcastChannel', Channel)
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener, options) => {
      add(type, listener, options)
      closing.push(() => target.removeEventListener(type, listener))
    })
  }
  Object.assign(jar, { token: null, rememberMe: false, isDue: false, keeps: true })
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Opens a page, in which everything has happened that does not wait for time. */
export async function openPage() {
  const { startSession } = await import('./start-session.ts')
  const events = await import('../session/session.ts')
  startSession()
  await vi.advanceTimersByTimeAsync(0)
  return events
}

/** The cookie with the token. */
export { jar }

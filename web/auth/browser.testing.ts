import { expect } from 'vitest'
import { ApiError, isRejection, NetworkError } from '../api/errors.ts'
import { dispatchAfterRefresh } from '../session/after-refresh.ts'
import { asha } from '../session/asha.testing.ts'
import type { SessionEvent } from '../session/session-machine.ts'
import type { SharedCookie } from '../session/session-store.ts'
import { createSessionStore } from '../session/session-store.ts'
import { withTabLock } from '../session/tab-lock.ts'
import { carryOutChecks } from './check-session.ts'

const expiresAt = '2027-01-01T00:00:00.000Z'

/** Something that a tab waits for. `process` is the server's part, `lose` the network's. */
type Pending = { tab: Tab; call: string; process: () => () => void; lose: (cause: Error) => void }

/** One browser with its tabs, its cookie and the server; nothing happens until a step says so. */
export class Browser {
  readonly grants = new Map<string, Grant>()
  readonly tabs: Tab[] = []
  pending: Pending[] = []
  messages: Tab[] = []
  pauses: (() => void)[] = []
  saved: { token: string; rememberedOn: number | null } | null = null
  today = 0

  open(index: number) {
    this.tabs[index]?.close()
    this.tabs[index] = new Tab(this)
    this.tabs[index].store.dispatch({ type: 'looked' })
  }

  issue(person: Person, isRemembered: boolean) {
    const token = `tok_${this.grants.size + 1}`
    this.grants.set(token, { person, isRemembered, isLive: true })
    return { token, expiresAt }
  }

  isLive = (token: string) => this.grants.get(token)?.isLive ?? false

  respond(index: number) {
    const [request] = this.pending.splice(index % (this.pending.length || 1), 1)
    request?.process()()
  }

  fail(index: number, loss: Loss) {
    const [request] = this.pending.splice(index % (this.pending.length || 1), 1)
    if (loss === 'lost') request?.process()
    request?.lose(loss === 'bad gateway' ? new ApiError(502) : new NetworkError(loss))
  }

  deliver() {
    this.messages.splice(0, 1)[0]?.store.dispatch({ type: 'looked' })
  }

  pass() {
    for (const resolve of this.pauses.splice(0)) resolve()
  }
}

export class Tab {
  readonly store
  isOpen = true
  failures = 0
  private handling: SessionEvent | null = null

  constructor(private readonly browser: Browser) {
    const store = createSessionStore(
      cookieOf(browser, (token) => this.expectRemovable(token)),
      { ended: () => undefined },
    )
    const { dispatch } = store
    this.store = {
      ...store,
      dispatch: (event: SessionEvent) => {
        if (!this.isOpen) return
        this.handling = event
        if (event.type === 'unanswered' && event.isFailure) this.failures += 1
        dispatch(event)
        this.handling = null
      },
    }
    store.onCookieChange(() => {
      browser.messages.push(...browser.tabs.filter((tab) => tab !== this && tab.isOpen))
    })
    carryOutChecks(this.store, {
      server: {
        verify: (token, signal) => this.ask('verify', signal, () => this.verified(token)),
        refresh: (token) => this.refresh(token, { isRequested: false }),
      },
      isDueForRefresh: () => {
        const { rememberedOn } = browser.saved ?? { rememberedOn: null }
        return rememberedOn !== null && browser.today > rememberedOn
      },
      pause: (signal) =>
        new Promise((resolve) => {
          browser.pauses.push(resolve)
          signal.addEventListener('abort', () => resolve())
        }),
    })
  }

  close() {
    this.isOpen = false
    const { browser } = this
    // The browser cancels its requests and releases its locks.
    for (const { lose } of browser.pending.filter(({ tab }) => tab === this)) lose(new NetworkError('closed'))
    browser.pending = browser.pending.filter(({ tab }) => tab !== this)
  }

  async signIn(person: Person, rememberMe: boolean) {
    const { session, dispatch, present } = this.store
    if (session.isAuthenticated || session.isSigningIn) return
    const replaced = present()
    dispatch({ type: 'signingIn' })
    try {
      const token = await this.ask('login', null, () => this.browser.issue(person, rememberMe))
      if (present() === replaced) dispatch({ type: 'signedIn', ...token, user: userOf(person), rememberMe })
      else dispatch({ type: 'signInOvertaken' })
    } catch {
      dispatch({ type: 'signInFailed', message: 'Login failed' })
    }
  }

  /** The user chose "Stay signed in". */
  async stay() {
    const { session, dispatch, present } = this.store
    const { token } = session
    if (!token) return
    try {
      await withTabLock('auth_token', {}, async () => {
        if (present() !== token) return
        dispatch({
          type: 'refreshed',
          ...(await this.refresh(token, { isRequested: true })),
          replaced: token,
        })
      })
    } catch (cause) {
      const type = isRejection(cause) ? 'expired' : 'notRefreshed'
      await dispatchAfterRefresh({ dispatch }, { type, token })
    }
  }

  /** Any call of a screen. */
  async call() {
    const { token } = this.store.session
    if (!token) return
    await this.ask('call', null, () => this.verified(token)).catch(async (cause: unknown) => {
      if (isRejection(cause)) await dispatchAfterRefresh(this.store, { type: 'rejected', token })
    })
  }

  private verified(token: string) {
    const grant = this.browser.grants.get(token)
    if (!grant?.isLive) throw new ApiError(401)
    return { user: userOf(grant.person), expiresAt }
  }

  private refresh(token: string, { isRequested }: { isRequested: boolean }) {
    return this.ask('refresh', null, () => {
      const grant = this.browser.grants.get(token)
      if (!grant?.isLive) throw new ApiError(401)
      expect(grant.isRemembered || isRequested, 'only a remembered session lasts longer').toBe(true)
      grant.isLive = false
      return this.browser.issue(grant.person, true)
    })
  }

  private ask<Result>(call: string, signal: AbortSignal | null, respond: () => Result): Promise<Result> {
    const { browser } = this
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new NetworkError('closed'))
      const request: Pending = {
        tab: this,
        call,
        process: () => {
          try {
            const result = respond()
            return () => resolve(result)
          } catch (cause) {
            return () => reject(cause)
          }
        },
        lose: reject,
      }
      browser.pending.push(request)
      signal?.addEventListener('abort', () => {
        browser.pending = browser.pending.filter((queued) => queued !== request)
        reject(signal.reason)
      })
    })
  }

  /** Only a sign-out, a 401 for this very token, a refresh without response, or a check that failed too often on a page that opens. */
  private expectRemovable(token: string) {
    expect(this.mayRemove(token), `${this.handling?.type} removes the cookie`).toBe(true)
  }

  private mayRemove(token: string): boolean {
    const { handling } = this
    if (handling?.type === 'rejected') return handling.token === token && !this.browser.isLive(token)
    if (handling?.type === 'unanswered') return this.store.session.isLoading && this.failures >= 4
    if (handling?.type === 'notRefreshed') return handling.token === token
    return handling?.type === 'signedOut' || handling?.type === 'expired'
  }
}

/** Web Locks that wait for one another. */
export function queues() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, _options: object, work: (lock: object) => Promise<unknown>) {
      const result = last.then(() => work({}))
      last = result.catch(() => undefined)
      return result
    },
  }
}

export const people = ['asha', 'ravi'] as const
type Person = (typeof people)[number]

/** A session that the server has given out. */
type Grant = { person: Person; isRemembered: boolean; isLive: boolean }
/** How a response gets lost. */
export type Loss = 'stopped' | 'lost' | 'bad gateway'

export const userOf = (person: Person) => ({ ...asha, id: `usr_${person}` })

/** The cookie that all tabs of a browser share. */
function cookieOf(
  browser: Pick<Browser, 'saved' | 'today'>,
  expectRemovable: (token: string) => void,
): SharedCookie {
  return {
    read: () => browser.saved?.token ?? null,
    isKept: () => true,
    save: (token, { rememberMe }) => {
      browser.saved = { token, rememberedOn: rememberMe ? browser.today : null }
    },
    remove: () => {
      expectRemovable(browser.saved?.token ?? '')
      browser.saved = null
    },
  }
}

import { subscribeKey } from 'valtio/vanilla/utils'
import { ApiError, isRejection } from '../api/errors.ts'
import { noticeLeaving } from '../loading/leaving.ts'
import { isOffline } from '../loading/when-online.ts'
import { dispatchAfterRefresh } from '../session/after-refresh.ts'
import type { Check, SignedIn, Token } from '../session/session-machine.ts'
import type { SessionStore } from '../session/session-store.ts'
import { withTabLock } from '../session/tab-lock.ts'

/** The calls that a check makes. */
export type AuthServer = {
  /** @throws ApiError or NetworkError */
  verify: (token: string, signal: AbortSignal) => Promise<Pick<SignedIn, 'user' | 'expiresAt'>>
  /** Tries it twice. @throws ApiError or NetworkError */
  refresh: (token: string) => Promise<Token>
}

type CheckOptions = {
  server: AuthServer
  isDueForRefresh: () => boolean
  /** Resolves when a check may be repeated that has failed so often. */
  pause: (signal: AbortSignal, failures: number) => Promise<void>
}

/** Runs the checks that the session requests, one at a time: a newer one cancels the one before. */
export function carryOutChecks(store: SessionStore, options: CheckOptions) {
  let running = new AbortController()
  const follow = (check: Check | null) => {
    running.abort()
    running = new AbortController()
    if (check) void carryOut(store, options, { ...check, signal: running.signal })
  }
  subscribeKey(store.session, 'check', follow, true)
  follow(store.session.check)
}

type RunningCheck = Check & { signal: AbortSignal }

async function carryOut(store: SessionStore, options: CheckOptions, check: RunningCheck) {
  const { token, isRepeated, failures, signal } = check
  if (isRepeated) await options.pause(signal, failures)
  if (signal.aborted) return
  await noticeLeaving(async (isLeaving) => {
    try {
      await verify(store, options, check, () => isLeaving() || isOffline())
    } catch (cause) {
      if (signal.aborted) return
      if (isRejection(cause)) await dispatchAfterRefresh(store, { type: 'rejected', token })
      else {
        const isFailure = cause instanceof ApiError || !(isLeaving() || isOffline())
        store.dispatch({ type: 'unanswered', token, isFailure })
      }
    }
  })
}

async function verify(
  { dispatch, present }: SessionStore,
  { server, isDueForRefresh }: CheckOptions,
  { token, signal }: RunningCheck,
  isInterrupted: () => boolean,
) {
  const { user, expiresAt } = await server.verify(token, signal)
  if (signal.aborted) return
  // Before anything is loaded with the old token, which ends immediately.
  if (!isDueForRefresh()) return dispatch({ type: 'verified', user, token, expiresAt })
  // Two replacements at once would invalidate each other's token.
  await withTabLock('auth_token', {}, async () => {
    if (signal.aborted) return
    if (present() !== token) return dispatch({ type: 'looked' })
    try {
      dispatch({ type: 'verified', user, token, expiresAt, replacement: await server.refresh(token) })
    } catch (cause) {
      if (isRejection(cause) || isInterrupted()) throw cause
      dispatch({ type: 'notRefreshed', token })
    }
  })
}

import { homeOf, paths } from '../paths.ts'
import type { User } from '../session/session.ts'

type Role = Pick<User, 'role'>

/**
 * The page to open after sign-in: the one that the guard remembered, if it is a guarded page of this app that this
 * role may open, and home otherwise. `from` comes from the browser's history and is untrusted.
 */
export function destinationOf(user: Role, from: unknown): string {
  const path = pathOf(from)
  if (path === null) return homeOf(user)
  const { pathname, search, hash } = path
  const isOpen = within(paths.dashboard, pathname) || (user.role === 'admin' && within(paths.admin, pathname))
  return isOpen ? pathname + search + hash : homeOf(user)
}

/** The history state that the guard passes to the sign-in page. */
export const originState = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) => ({
  from: pathname + search + hash,
})

export const originIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined

const HERE = 'https://here.invalid'
const ABSOLUTE_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** Resolved as a browser would, so that `/dashboard/..//evil` is recognised. */
function pathOf(from: unknown): URL | null {
  if (typeof from !== 'string' || !ABSOLUTE_PATH.test(from)) return null
  const url = parsed(from)
  return url?.origin === HERE ? url : null
}

// `URL.canParse` is missing in browsers that are otherwise supported.
function parsed(path: string): URL | null {
  try {
    return new URL(path, HERE)
  } catch {
    return null
  }
}

const within = (base: string, pathname: string) => pathname === base || pathname.startsWith(`${base}/`)

import type { Role } from './document.ts'

/** A server that claims to speak the contract. */
export type Backend = {
  name: string
  /** The base path included, without a slash at the end. */
  url: string
  fetch(request: Request): Response | Promise<Response>
  /** Lets time pass. Only the mock server in this process can. */
  pass?(ms: number): void
}

/** Somebody who can sign in. Two merchants belong to two businesses. */
export type Account = { role: Role; email: string; password: string }

/** Any server that can be reached by HTTP. Redirects are answers like all others. */
export function remoteBackend(url: string): Backend {
  const base = url.replace(/\/+$/, '')
  return { name: base, url: base, fetch: (request) => fetch(request, { redirect: 'manual' }) }
}

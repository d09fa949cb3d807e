import type { IncomingHttpHeaders } from 'node:http'
import type { Contract } from '../contract/schema.ts'
import type { Account, Business, Ledger, Role, Store } from '../data/store.ts'
import type { Rules } from '../rules.ts'
import type { Query } from './query.ts'
import type { Reply } from './reply.ts'

export type Context = {
  store: Store
  rules: Rules
  contract: Contract
  now(): number
  /** Cached for the duration of one request. */
  ledgers: Map<Business, Ledger>
}

export type Call<Body> = {
  account: Account
  token: string
  id: string
  query: Query
  headers: IncomingHttpHeaders
  body: Body
}

/** A request, over HTTP or from a test in this process. */
export type Incoming = {
  method: string
  /** The path and query. */
  target: string
  headers: IncomingHttpHeaders
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

export async function incoming(request: Request): Promise<Incoming> {
  const { method, headers, body } = request
  const { pathname, search } = new URL(request.url)
  const bytes = new Uint8Array(await request.arrayBuffer())
  const length = body && { 'content-length': `${bytes.length}` }
  return {
    method,
    target: pathname + search,
    headers: { ...Object.fromEntries(headers), ...length },
    body: [bytes],
  }
}

export type Route = {
  method: string
  path: string
  /** The roles that may call it; absent if it is public. */
  roles?: Role[]
  respond(call: Omit<Call<unknown>, 'body'>, text: string, context: Context): Reply
}

export const ALL_ROLES: Role[] = ['admin', 'merchant', 'viewer']

export const route = <Body = undefined>(
  [method, path]: [method: string, path: string],
  roles: Role[] | undefined,
  handle: (call: Call<Body>, context: Context) => Reply,
): Route => ({
  method,
  path,
  ...(roles && { roles }),
  // The body was validated against the contract, so its type is known.
  respond: (call, text, context) => handle({ ...call, body: JSON.parse(text) }, context),
})

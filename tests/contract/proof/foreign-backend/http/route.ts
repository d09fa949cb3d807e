import type { IncomingHttpHeaders } from 'node:http'
import type { components } from '#contract'
import type { Contract } from '../contract/schema.ts'
import type { Account, Business, Role, Store } from '../data/store.ts'
import type { Rules } from '../rules.ts'
import type { Query } from './query.ts'
import type { Reply } from './reply.ts'

export type Context = {
  store: Store
  rules: Rules
  contract: Contract
  now(): number
  /** Cached for the duration of one request. */
  settlements: Map<Business, components['schemas']['Settlement'][]>
}

/** A request that passed validation. */
export type Call<Body> = {
  account: Account
  token: string
  id: string
  query: Query
  headers: IncomingHttpHeaders
  body: Body
}

export type Route = {
  method: string
  path: string
  /** The roles that may call it; absent if it is public. */
  roles?: Role[]
  respond(call: Omit<Call<unknown>, 'body'>, text: string, context: Context): Reply
}

export const ALL_ROLES: Role[] = ['admin', 'merchant', 'viewer']

/** An operation of the contract: its address, roles and handler. */
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

import type { IncomingHttpHeaders } from 'node:http'
import type { components } from '#contract'
import type { Contract } from '../contract/schema.ts'
import type { Account, Business, Role, Store } from '../data/store.ts'
import type { Rules } from '../rules.ts'
import type { Query } from './query.ts'

export type Context = {
  store: Store
  rules: Rules
  contract: Contract
  now(): number
  /** What this request has reckoned already. */
  settlements: Map<Business, components['schemas']['Settlement'][]>
}
export type Reply = { status: number; headers?: Record<string, string>; body?: unknown }

/** A request that has passed every check of its shape. */
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
  /** Who may call it; nobody in particular if it is absent. */
  roles?: Role[]
  answer(call: Omit<Call<unknown>, 'body'>, text: string, context: Context): Reply
}

export const EVERYBODY: Role[] = ['admin', 'merchant', 'viewer']

/** An operation of the contract: where it is, who may call it and what it does. */
export const route = <Body = undefined>(
  [method, path]: [method: string, path: string],
  roles: Role[] | undefined,
  handle: (call: Call<Body>, context: Context) => Reply,
): Route => ({
  method,
  path,
  ...(roles && { roles }),
  // The text was held against the contract before, which is where the type comes from.
  answer: (call, text, context) => handle({ ...call, body: JSON.parse(text) }, context),
})

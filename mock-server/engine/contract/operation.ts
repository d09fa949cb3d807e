import type { Schema } from './schema.ts'

/** A header of a response. */
export type DeclaredHeader = { name: string; required: boolean; schema: Schema }
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }
/** Where a call carries its credentials, in a contract without roles. */
export type Credential = { in: 'header' | 'query' | 'cookie'; name: string }

export type Operation<Id extends string = string> = {
  id: Id
  tag: string
  method: string
  /** As the contract writes it, below the base path: `/payments/links/{id}`. */
  path: string
  /** Who may call it; undefined if no session is needed. */
  roles?: readonly string[]
  /** The alternatives of which a call needs one, all of it; in a contract without roles. */
  credentials?: Credential[][]
  parameters: Parameter[]
  body?: Schema
  isBodyRequired?: boolean
  /** The content types besides JSON that a body may have, which is not validated then. */
  otherBodyTypes: string[]
  /** By status; undefined where the response has no body, or one that is not JSON. */
  responses: Map<number, Schema | undefined>
  /** By status; empty for a response that declares none. */
  responseHeaders: Map<number, DeclaredHeader[]>
  /** The content type of each status with a body. */
  contentTypes: Map<number, string>
  /** The examples of each status, by name; a single one is called `default`. */
  examples: Map<number, Record<string, unknown>>
  /** The declared status of success. */
  success: number
  /** Whether other statuses are declared by `default`. */
  hasDefault: boolean
}

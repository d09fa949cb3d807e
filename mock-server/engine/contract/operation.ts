import type { MediaType } from './media-types.ts'
import { isJson } from './media-types.ts'
import type { Schema } from './schema.ts'

/** A header of a response. */
export type DeclaredHeader = { name: string; required: boolean; schema: Schema; example?: unknown }
export type DeclaredResponse = { content: MediaType[]; headers: DeclaredHeader[] }
/** A status, a class of statuses such as `4XX`, or `default` for all others. */
export type StatusKey = number | `${1 | 2 | 3 | 4 | 5}XX` | 'default'

export type Style =
  | 'simple'
  | 'label'
  | 'matrix'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'content'
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
  /** How lists and objects are serialised; the default depends on the location. */
  style?: Style
  explode?: boolean
  allowEmptyValue?: boolean
}
/** Where a call carries its credentials, in a contract without roles. */
export type Credential = { in: 'header' | 'query' | 'cookie'; name: string; scheme?: string }

/** A request that the server sends: a webhook, or a callback to a URL with runtime expressions. */
export type OutgoingRequest = { name: string; method: string; url?: string; content: MediaType[] }

export type Operation<Id extends string = string> = {
  id: Id
  tag: string
  method: string
  /** As the contract writes it, below the base path: `/users/{id}`. */
  path: string
  /** The base path of the operation's own servers, if it has any. */
  basePath?: string
  /** Who may call it; undefined if no session is needed. */
  roles?: readonly string[]
  /** Alternatives, in a contract without roles: a call needs all credentials of one of them. */
  credentials?: Credential[][]
  parameters: Parameter[]
  requestBody?: { content: MediaType[]; isRequired: boolean }
  callbacks?: OutgoingRequest[]
  responses: Map<StatusKey, DeclaredResponse>
  /** The status of a normal response: the first declared success, else the first declared status. */
  success: number
}

/** The response that an operation declares for a status: under the status itself, its class, or `default`. */
export function responseFor(
  { responses }: Pick<Operation<string>, 'responses'>,
  status: number,
): DeclaredResponse | undefined {
  const declared = responses.get(status)
  if (declared) return declared
  for (const [key, response] of responses)
    if (typeof key === 'string' && key !== 'default' && key[0] === String(status)[0]) return response
  return responses.get('default')
}

/** The schema of the JSON body of a request or response; undefined if it has none. */
export function jsonSchemaOf(declared: Pick<DeclaredResponse, 'content'> | undefined): Schema | undefined {
  const json = declared?.content.find(({ type }) => isJson(type))
  return json && (json.schema ?? {})
}

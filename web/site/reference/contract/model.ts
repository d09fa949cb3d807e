/** The page's content: plain data, generated from openapi.yaml at build time. */
export type ApiReference = {
  title: string
  version: string
  /** One-time setup for each language, before the samples of the calls. */
  setup: Samples
  groups: Group[]
  objects: ApiObject[]
  /** What the contract's introduction says about errors. */
  aboutErrors: string
  idempotencyKey: { description: string; example: string; calls: string[] }
  /** The fields of the contract's `ErrorBody`, with those of its field errors. */
  error: { fields: Field[]; example: string }
  errorCodes: ErrorCode[]
  webhooks: Webhooks
}

/** The calls of one tag. */
type Group = { tag: string; title: string; description: string; calls: Call[] }

export type Call = {
  /** The operationId: also the anchor of the call. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base path: `/payments/links/{id}`. */
  path: string
  summary: string
  description: string
  /** The roles that may call it; empty if no session is needed. */
  roles: string[]
  parameters: Field[]
  body?: { fields: Field[]; atLeastOne: boolean }
  success: Success
  errors: ErrorResponse[]
  samples: Samples
}

export type Field = {
  /** The path for nested fields: `customer.name`. */
  name: string
  /** The location of a parameter. */
  in?: 'path' | 'query' | 'header'
  /** For display: `string`, `array of Refund`. */
  type: string
  /** The object among `objects` that `type` names. */
  object?: string
  required: boolean
  description: string
  /** Further constraints on the value, as text. */
  bounds: string[]
  /** The allowed values of an enum. */
  values: string[]
}

/** `example` is indented JSON; 204 has none. */
export type Success = {
  status: string
  description: string
  headers: string[]
  fields: Field[]
  example?: string
}

export type ErrorResponse = {
  status: string
  description: string
  headers: string[]
  codes: string[]
  message: string
}

export type Language = 'curl' | 'typescript'
export type Samples = Record<Language, string>

/** A schema shared by several responses. */
export type ApiObject = { name: string; description: string; fields: Field[] }

export type Webhooks = {
  events: Webhook[]
  signature: string
  signatureExample: string
  received: string
  repeated: string
}

export type Webhook = {
  /** Its name in the contract: also the anchor. */
  id: string
  summary: string
  description: string
  /** The values of `type`: `payment.succeeded`. */
  types: string[]
  fields: Field[]
  /** Indented JSON. */
  example: string
}

export type ErrorCode = {
  code: string
  meaning: string
  /** What a client does about it. */
  action: string
  responses: { status: string; description: string; calls: string[] }[]
}

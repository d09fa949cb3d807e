/** What the page prints: plain data, made from openapi.yaml while the site is built. */
export type ApiReference = {
  title: string
  version: string
  /** What each language needs once, before the samples of the calls. */
  setup: Samples
  groups: Group[]
  objects: ApiObject[]
  errorCodes: ErrorCode[]
}

/** The calls of one tag. */
export type Group = { tag: string; title: string; description: string; calls: Call[] }

export type Call = {
  /** The operationId: also the anchor of the call. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base path: `/payments/links/{id}`. */
  path: string
  summary: string
  description: string
  /** Who may call it; none: no session is needed. */
  roles: string[]
  parameters: Field[]
  body?: { fields: Field[]; atLeastOne: boolean; example: string }
  success: Success
  errors: ErrorAnswer[]
  samples: Samples
  /** What "Try it" sends at first. */
  request: { path: string; hasIdempotencyKey: boolean; body?: string }
}

export type Field = {
  /** Nested fields carry their path: `customer.name`. */
  name: string
  /** Where a parameter stands. */
  in?: 'path' | 'query' | 'header'
  /** In words: `string`, `array of Refund`. */
  type: string
  /** The object among `objects` that `type` names. */
  object?: string
  required: boolean
  description: string
  /** What else the value must keep to, each in words. */
  bounds: string[]
  /** The allowed values, if they are a list. */
  values: string[]
}

/** `example` is JSON, indented; 204 has none. */
export type Success = {
  status: string
  description: string
  headers: string[]
  fields: Field[]
  example?: string
}

export type ErrorAnswer = {
  status: string
  description: string
  headers: string[]
  codes: string[]
  message: string
}

export type Language = 'curl' | 'typescript' | 'python'
export type Samples = Record<Language, string>

/** A schema that several answers share. */
export type ApiObject = { name: string; description: string; fields: Field[] }

export type ErrorCode = { code: string; answers: { status: string; description: string; calls: string[] }[] }

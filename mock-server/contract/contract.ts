import type { components, operations } from '#contract'
import type { FieldError } from '../http-error.ts'
import { Findings } from './findings.ts'
import type { Schema, Schemas } from './schema.ts'
import { rejectOutsideSubset } from './schema.ts'
import { validators } from './validator.ts'

export type OperationId = keyof operations
export type Role = components['schemas']['Role']

/** A header of a response. */
export type DeclaredHeader = { name: string; required: boolean; schema: Schema }
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }

export type Operation<Id extends string = OperationId> = {
  id: Id
  tag: string
  method: string
  /** As the contract writes it, below the base path: `/payments/links/{id}`. */
  path: string
  /** Who may call it; undefined if no session is needed. */
  roles?: Role[]
  parameters: Parameter[]
  body?: Schema
  isBodyRequired?: boolean
  /** By status; undefined where the response has no body. */
  responses: Map<number, Schema | undefined>
  /** By status; empty for a response that declares none. */
  responseHeaders: Map<number, DeclaredHeader[]>
  /** The examples of each status, by name; a single one is called `default`. */
  examples: Map<number, Record<string, unknown>>
  /** The declared status of success. */
  success: number
}

export type Contract<Id extends string = OperationId> = {
  basePath: string
  operations: Operation<Id>[]
  schemas: Schemas
  /** The values of the schema `Role`, in the order of the document. */
  roles: readonly string[]
  check: Check
}

/** Validates a value against a schema of the contract. A valid value is returned with its defaults filled in. */
export type Check = (
  schema: Schema,
  value: unknown,
) => { valid: true; value: unknown } | { valid: false; errors: FieldError[] }

/**
 * Reads the contract from the parsed openapi.yaml. The document is the router of the mock server: all it knows about
 * paths, methods, schemas and roles comes from here. `Id` are its operationIds.
 * @throws Error with one line that names the place, if the document is not supported
 */
export function readContract<Id extends string = OperationId>(document: unknown): Contract<Id> {
  if (!isDocument<Id>(document)) throw new Error('not an OpenAPI document with paths and schemas')
  const { schemas } = document.components
  for (const [name, schema] of Object.entries(schemas)) rejectOutsideSubset(schema, `schemas/${name}`)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readOperation(document, path, method, operation)),
  )
  return {
    basePath: document.servers?.[0]?.url ?? '',
    operations,
    schemas,
    roles: schemas.Role?.enum ?? [],
    check: checker(schemas),
  }
}

const isDocument = <Id>(value: unknown): value is Document<Id> =>
  typeof value === 'object' &&
  value !== null &&
  'paths' in value &&
  'components' in value &&
  typeof value.components === 'object' &&
  value.components !== null &&
  'schemas' in value.components

type Pointer = { $ref: string }
type Content = { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
type HeaderObject = { required?: boolean; schema: Schema }
type Media = { headers?: Record<string, HeaderObject | Pointer>; content?: Record<string, Content> }
type Document<Id> = {
  servers?: { url: string }[]
  security?: object[]
  paths: Record<string, Record<string, OperationObject<Id>>>
  components: {
    schemas: Schemas
    parameters?: Record<string, Parameter>
    headers?: Record<string, HeaderObject>
    responses?: Record<string, Media>
  }
}
type OperationObject<Id> = {
  operationId: Id
  tags: [string]
  security?: object[]
  'x-roles'?: Role[]
  parameters?: (Parameter | Pointer)[]
  requestBody?: Media & { required?: boolean }
  responses: Record<string, Media | Pointer>
}

function readOperation<Id extends string>(
  document: Document<Id>,
  path: string,
  method: string,
  operation: OperationObject<Id>,
): Operation<Id> {
  const id = operation.operationId
  const { components } = document
  const { security = document.security } = operation
  // An empty security requirement makes the others optional.
  const isPublic = security?.length === 0 || security?.some((each) => Object.keys(each).length === 0) === true
  if (!id) throw new Error(`${method.toUpperCase()} ${path}: operationId is missing`)
  if (isPublic === Boolean(operation['x-roles']))
    throw new Error(`${id}: needs either x-roles or an empty security`)
  const parameters = (operation.parameters ?? []).map((each) => dereference(each, components.parameters))
  const body = operation.requestBody && jsonSchema(operation.requestBody)
  for (const { name, schema } of parameters) rejectOutsideSubset(schema, `${id}/${name}`)
  const declared = Object.entries(operation.responses).map(
    ([status, response]) => [Number(status), dereference(response, components.responses)] as const,
  )
  const responseHeaders = new Map(
    declared.map(([status, response]) => [status, declaredHeaders(response, components.headers)]),
  )
  for (const { name, schema } of [...responseHeaders.values()].flat())
    rejectOutsideSubset(schema, `${id}/${name}`)
  const responses = new Map(declared.map(([status, response]) => [status, jsonSchema(response)]))
  const success = [...responses.keys()].find((status) => status < 300)
  if (success === undefined) throw new Error(`${id}: declares no success response`)
  return {
    id,
    tag: operation.tags[0],
    method,
    path,
    parameters,
    responses,
    responseHeaders,
    examples: new Map(declared.map(([status, response]) => [status, examplesOf(response)])),
    success,
    ...(operation['x-roles'] && { roles: operation['x-roles'] }),
    ...(body && { body, isBodyRequired: operation.requestBody?.required === true }),
  }
}

const jsonSchema = (media: Media) => media.content?.['application/json']?.schema

const declaredHeaders = ({ headers = {} }: Media, targets?: Record<string, HeaderObject>): DeclaredHeader[] =>
  Object.entries(headers).map(([name, header]) => {
    const { required = false, schema } = dereference(header, targets)
    return { name, required, schema }
  })

function examplesOf({ content }: Media): Record<string, unknown> {
  const { example, examples = {} } = content?.['application/json'] ?? {}
  const named = Object.entries(examples).map(([name, { value }]) => [name, value])
  return { ...(example !== undefined && { default: example }), ...Object.fromEntries(named) }
}

function dereference<Target extends object>(
  object: Target | Pointer,
  targets: Record<string, Target> = {},
): Target {
  if (!('$ref' in object)) return object
  const target = targets[object.$ref.split('/').at(-1) ?? '']
  if (!target) throw new Error(`${object.$ref} does not resolve`)
  return target
}

function checker(schemas: Schemas): Check {
  const validatorOf = validators(schemas)
  return (schema, value) => {
    const findings = new Findings()
    const filled = validatorOf(schema)(value, findings)
    return findings.isEmpty ? { valid: true, value: filled } : { valid: false, errors: findings.errors }
  }
}

import type { OpenApiDocument, Operation, Parameter, Response } from './document.ts'
import { resolve } from './document.ts'
import type { Field } from './fields.ts'
import { fieldOf, fieldsOf } from './fields.ts'
import type { Sample } from './samples.ts'
import { samplesOf } from './samples.ts'

export type Call = ReturnType<typeof callOf>
export type Success = Call['success']
export type ErrorResponse = Call['errors'][number]

/** The filters that the samples of a list send; all of them together would match nothing. */
const SAMPLE_FILTERS = new Set(['status', 'from', 'to', 'limit'])

/** One call of the contract, ready for display. `objects` are the schemas with a separate table. */
export function callOf(
  document: OpenApiDocument,
  objects: ReadonlySet<string>,
  { path, method, operation }: ReturnType<typeof operationsOf>[number],
) {
  const { schemas, parameters: shared } = document.components
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(shared, parameter))
  const body = operation.requestBody?.content['application/json']
  const { success, errors } = responsesOf(document, objects, operation)
  const roles = operation['x-roles'] ?? []
  const sample: Sample = {
    method: upperCase[method],
    path,
    needsToken: roles.length > 0,
    parameters: sampleParameters(parameters, success.example),
    ...(body && { body: body.example }),
  }
  return {
    /** Also the anchor of the call. */
    id: operation.operationId,
    method: sample.method,
    /** Below the base path: `/payments/links/{id}`. */
    path,
    summary: operation.summary,
    description: paragraph(operation.description),
    /** Empty if no session is needed. */
    roles,
    parameters: parameters.map((parameter) => parameterField(document, objects, parameter)),
    ...(body && {
      body: {
        fields: fieldsOf(schemas, body.schema, new Set()),
        atLeastOne: resolve(schemas, body.schema).minProperties === 1,
      },
    }),
    success: success.printed,
    errors,
    samples: samplesOf(sample),
  }
}

/** The calls in the order of the document. */
export const operationsOf = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )

const METHODS = ['get', 'post', 'put', 'delete'] as const
const upperCase = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const

function parameterField(
  document: OpenApiDocument,
  objects: ReadonlySet<string>,
  parameter: Parameter,
): Field {
  const { name, in: location, schema, required = false, description } = parameter
  if (!(name && location && schema)) throw new Error('A parameter lacks its name, place or schema')
  const field = fieldOf(document.components.schemas, schema, objects, {
    name,
    required,
    ...(description && { description: paragraph(description) }),
  })
  return { ...field, in: location }
}

function sampleParameters(parameters: Parameter[], response: unknown): Sample['parameters'] {
  return parameters.flatMap(({ name = '', in: location, example }) => {
    if (location === undefined || (location === 'query' && !SAMPLE_FILTERS.has(name))) return []
    // The first request has no earlier response to name.
    if (name === 'If-None-Match') return []
    // The shared id parameter has a payment link's id as its example; the response has one of the right type.
    return [{ name, in: location, example: location === 'path' ? (firstId(response) ?? example) : example }]
  })
}

function firstId(response: unknown): unknown {
  if (typeof response !== 'object' || response === null) return undefined
  if ('id' in response) return response.id
  return Object.values(response).map(firstId).find(Boolean)
}

function responsesOf(
  document: OpenApiDocument,
  objects: ReadonlySet<string>,
  { operationId, responses }: Operation,
) {
  const resolved = Object.entries(responses).map(
    ([status, response]) => [status, resolve(document.components.responses, response)] as const,
  )
  const success = resolved.find(([status]) => status.startsWith('2'))
  if (!success) throw new Error(`${operationId} has no success response`)
  const example = success[1].content?.['application/json'].example
  return {
    success: { printed: successOf(document, objects, ...success), example },
    // Any call may fail with 5XX, which the page about errors describes.
    errors: resolved
      .filter(([status]) => /^4\d\d$/.test(status))
      .map((response) => errorOf(document, ...response)),
  }
}

function successOf(
  document: OpenApiDocument,
  objects: ReadonlySet<string>,
  status: string,
  { description = '', headers, content }: Response,
) {
  const body = content?.['application/json']
  return {
    status,
    description: paragraph(description),
    headers: headersOf(document, headers),
    fields: body ? fieldsOf(document.components.schemas, body.schema, objects) : [],
    ...(body && { example: json(body.example) }),
  }
}

function errorOf(
  document: OpenApiDocument,
  status: string,
  { description = '', headers, content, 'x-codes': codes }: Response,
) {
  const { code, message } = errorExample(content?.['application/json'].example)
  return {
    status,
    description: paragraph(description),
    headers: headersOf(document, headers),
    codes: codes ?? [code],
    message,
  }
}

function errorExample(example: unknown) {
  if (typeof example === 'object' && example !== null && 'code' in example && 'message' in example) {
    return { code: String(example.code), message: String(example.message) }
  }
  throw new Error('An error of the contract shows no example')
}

const headersOf = (document: OpenApiDocument, headers: Response['headers'] = {}) =>
  Object.entries(headers).map(([name, header]) => {
    const { description = '' } = resolve(document.components.headers, header)
    return `${name}: ${description}`
  })

/** The lines of a YAML block as one paragraph. */
export const paragraph = (text = '') => text.trim().replace(/\s*\n\s*/g, ' ')

const json = (value: unknown) => JSON.stringify(value, null, 2)

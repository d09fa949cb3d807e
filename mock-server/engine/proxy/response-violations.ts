import type { Contract } from '../contract/contract.ts'
import type { Operation } from '../contract/operation.ts'
import { typed } from '../contract/parameters.ts'
import type { Schema } from '../contract/schema.ts'
import { UNKNOWN_FIELD } from '../contract/validator.ts'
import { fieldErrorText } from '../http-error.ts'
import { parsedJson } from '../parsed-json.ts'
import type { BackendResponse } from './forward.ts'

type ProxiedResponse = { response: BackendResponse; request: Request; isInvalid: boolean; strict: boolean }

const NOT_IMPLEMENTED = 501
const ERROR: Schema = { $ref: '#/components/schemas/Error' }

/** The contract violations of a backend's response. An operation that is not implemented violates nothing. */
export function responseViolations(
  contract: Contract,
  operation: Operation | undefined,
  { response, request, isInvalid, strict }: ProxiedResponse,
): string[] {
  const { status } = response
  if (status === NOT_IMPLEMENTED || isPreflight(request) || isStillFresh(request, status)) return []
  if (!operation) return errorViolations(contract, response, strict)
  if (!operation.responses.has(status) && operation.hasDefault) return []
  if (!operation.responses.has(status)) return [`status ${status} is not declared for ${operation.id}`]
  if (status === 304) return ['304 for a request that is not conditional']
  if (isInvalid && status < 300) return [`${status} for a request that the contract rejects`]
  const wrongHeaders = headerViolations(contract, operation, response)
  if (request.method === 'HEAD') return wrongHeaders
  const schema = operation.responses.get(status)
  if (schema) return [...wrongHeaders, ...bodyViolations(contract, schema, response, strict)]
  const hasType = response.headers.has('content-type') ? ['a content type where no body is declared'] : []
  return [...wrongHeaders, ...(response.hasBody ? ['a body where none is declared'] : hasType)]
}

// A CORS preflight concerns the browser and the backend only.
const isPreflight = ({ method }: Request) => method === 'OPTIONS'

// With 304 the caller reuses the response that it has.
const isStillFresh = ({ headers }: Request, status: number) =>
  status === 304 && (headers.has('if-none-match') || headers.has('if-modified-since'))

/** No operation matches, so only an error response conforms. */
function errorViolations(contract: Contract, response: BackendResponse, strict: boolean): string[] {
  const { status, headers } = response
  if (status !== 404 && status !== 405) return [`${status} for what is not in the contract`]
  const allow = status === 405 && !headers.has('allow') ? ['the header Allow is missing'] : []
  return [...allow, ...bodyViolations(contract, ERROR, response, strict)]
}

function headerViolations(
  { check, schemas }: Contract,
  { responseHeaders }: Operation,
  response: BackendResponse,
): string[] {
  return (responseHeaders.get(response.status) ?? []).flatMap(({ name, required, schema }) => {
    const value = response.headers.get(name)
    if (value === null) return required ? [`the header ${name} is missing`] : []
    const result = check(schema, typed(value, schema, schemas))
    return result.valid ? [] : result.errors.map(({ message }) => `the header ${name} ${message}`)
  })
}

function bodyViolations(
  { check }: Contract,
  schema: Schema,
  { headers, text }: BackendResponse,
  strict: boolean,
): string[] {
  const type = headers.get('content-type') ?? 'missing'
  if (!/^application\/json\s*(;|$)/i.test(type)) return [`the content type is ${type}`]
  const value = parsedJson(text)
  if (text.startsWith('\uFEFF')) return ['the body begins with a byte order mark']
  if (value === undefined) return ['the body is not JSON']
  const result = check(schema, value)
  const errors = result.valid ? [] : result.errors
  return errors.filter(({ message }) => strict || message !== UNKNOWN_FIELD).map(fieldErrorText)
}

import type { Contract } from '../contract/contract.ts'
import { isEventStream, isJson, isText, isXml, mediaTypeFor } from '../contract/media-types.ts'
import type { DeclaredResponse, Operation } from '../contract/operation.ts'
import { responseFor } from '../contract/operation.ts'
import { UNKNOWN_FIELD } from '../contract/requirement.ts'
import type { Schema } from '../contract/schema.ts'
import { parsedJson } from '../parsed-json.ts'
import { headerValue } from '../requests/parameters.ts'
import { typed } from '../requests/typed.ts'
import { fieldErrorText } from '../rule-violation.ts'
import type { BackendResponse } from './forward.ts'

type ProxiedResponse = { response: BackendResponse; request: Request; isInvalid: boolean; strict: boolean }

const NOT_IMPLEMENTED = 501

/** The contract violations of a backend's response. An operation that is not implemented violates nothing. */
export function responseViolations(
  contract: Contract,
  operation: Operation | undefined,
  { response, request, isInvalid, strict }: ProxiedResponse,
): string[] {
  const { status } = response
  if (status === NOT_IMPLEMENTED || isPreflight(request) || isStillFresh(request, status)) return []
  if (!operation) return errorViolations(contract, response, strict)
  const declared = responseFor(operation, status)
  if (!declared) return [`status ${status} is not declared for ${operation.id}`]
  if (status === 304) return ['304 for a request that is not conditional']
  if (isInvalid && status < 300) return [`${status} for a request that the contract rejects`]
  const wrongHeaders = headerViolations(contract, declared, response)
  if (request.method === 'HEAD') return wrongHeaders
  return [...wrongHeaders, ...contentViolations(contract, declared, response, strict)]
}

// A CORS preflight concerns the browser and the backend only.
const isPreflight = ({ method }: Request) => method === 'OPTIONS'

// With 304 the caller reuses its earlier response.
const isStillFresh = ({ headers }: Request, status: number) =>
  status === 304 && (headers.has('if-none-match') || headers.has('if-modified-since'))

/** No operation matches, so only an error response conforms. */
function errorViolations(contract: Contract, response: BackendResponse, strict: boolean): string[] {
  const { status, headers } = response
  if (status !== 404 && status !== 405) return [`${status} for what is not in the contract`]
  const allow = status === 405 && !headers.has('allow') ? ['the header Allow is missing'] : []
  const { error: schema } = contract.rules
  if (!schema) return allow
  return [
    ...allow,
    ...typeOr(response, (type) => isJson(type) && jsonViolations(contract, schema, response, strict)),
  ]
}

function headerViolations(
  contract: Contract,
  { headers }: DeclaredResponse,
  response: BackendResponse,
): string[] {
  return headers.flatMap(({ name, required, schema }) => {
    const value = response.headers.get(name)
    if (value === null) return required ? [`the header ${name} is missing`] : []
    const result = contract.check(schema, headerValue(value, schema, contract), 'response')
    return result.valid ? [] : result.errors.map(({ message }) => `the header ${name} ${message}`)
  })
}

function contentViolations(
  contract: Contract,
  { content }: DeclaredResponse,
  response: BackendResponse,
  strict: boolean,
): string[] {
  if (content.length > 0)
    return typeOr(response, (type) => {
      const media = mediaTypeFor(content, type)
      if (!media) return undefined
      const { schema = {} } = media
      if (isJson(type)) return jsonViolations(contract, schema, response, strict)
      if (!isText(type) || isXml(type) || isEventStream(type)) return []
      const result = contract.check(schema, typed(response.text, schema, contract), 'response')
      return result.valid ? [] : result.errors.map(fieldErrorText)
    })
  // Documents often leave the shape of errors open.
  if (response.status >= 400) return []
  if (response.hasBody) return ['a body where none is declared']
  return response.headers.has('content-type') ? ['a content type where no body is declared'] : []
}

/** The violations of a body by its content type, which may be undeclared. */
function typeOr(
  { headers }: BackendResponse,
  violationsOf: (type: string) => string[] | undefined | false,
): string[] {
  const type = headers.get('content-type')
  return (type !== null && violationsOf(type)) || [`the content type is ${type ?? 'missing'}`]
}

function jsonViolations(
  { check, rules }: Contract,
  schema: Schema,
  { text }: BackendResponse,
  strict: boolean,
): string[] {
  const value = parsedJson(text)
  if (text.startsWith('\uFEFF')) return ['the body begins with a byte order mark']
  if (value === undefined) return ['the body is not JSON']
  const result = check(schema, value, strict ? 'strict response' : 'response')
  const errors = result.valid ? [] : result.errors
  const mayGrow = rules.areResponsesOpen && !strict
  return errors
    .filter(({ message }) => !mayGrow || message !== UNKNOWN_FIELD)
    .map(({ field, message }) =>
      fieldErrorText({ field, message: message === UNKNOWN_FIELD ? 'is not a declared field' : message }),
    )
}

import type { Contract } from '../contract/contract.ts'
import type { MediaType } from '../contract/media-types.ts'
import { essenceOf, isJson, isRange, isXml, negotiated } from '../contract/media-types.ts'
import type { Operation } from '../contract/operation.ts'
import { responseFor } from '../contract/operation.ts'
import { isRecord } from '../contract/requirement.ts'
import { randomOf } from '../random.ts'
import { fieldsIn } from '../requests/typed.ts'
import type { ErrorResponse } from '../responses/respond.ts'
import { bodyText } from '../responses/xml.ts'
import type { FieldError } from '../rule-violation.ts'
import { fieldErrorText } from '../rule-violation.ts'
import type { MakeValue } from '../values/values.ts'
import { headersFrom } from './from-contract.ts'

/** Gives errors the media type, schema and headers that the document declares for their status. */
export function declaredErrors(contract: Contract, valueFor: MakeValue) {
  const { schemas, check } = contract
  const fits = new Map<MediaType, boolean>()

  return (operation: Operation, error: ErrorResponse, accept: string | null): ErrorResponse => {
    const { status } = error
    const { content = [], headers: declared = [] } = responseFor(operation, status) ?? {}
    const random = () => randomOf(`${operation.id} ${status}`)
    const needed = declared.filter(({ name, required }) => required || /^retry-after$/i.test(name))
    const headers =
      needed.length > 0 ? { ...headersFrom(needed, valueFor, random()), ...error.headers } : error.headers
    const media = content.length === 1 ? content[0] : (negotiated(content, accept) ?? content[0])
    const plain = { ...error, headers }
    if (!media) return plain
    const type = isRange(media.type) ? 'application/json' : media.type
    const fields = { ...error, headers: { ...headers, 'content-type': type } }
    if (!isJson(type) && !isXml(type)) return { ...fields, body: sentenceOf(error) }
    const { schema = {}, examples } = media
    const isValid = (value: unknown) => check(schema, value, 'response').valid
    if (isJson(type) && isOwnShape(media) && isValid(error.content))
      return essenceOf(type) === 'application/json' ? plain : fields
    const problem = problemOf(error, status)
    if (essenceOf(type) === 'application/problem+json' && isValid(problem))
      return { ...fields, body: JSON.stringify(problem) }
    const base = Object.values(examples).find(isValid) ?? valueFor(schema, random())
    const words = { sentence: sentenceOf(error), errors: error.content.errors ?? [], status }
    const found = [worded(base, words), base].find(isValid)
    if (found === undefined) return { ...fields, isBroken: true }
    return { ...fields, body: bodyText(found, type, schema, schemas) }
  }

  /** Whether errors are declared with the fields that they have where nothing is declared. */
  function isOwnShape(media: MediaType): boolean {
    const isKnown = fits.get(media)
    if (isKnown !== undefined) return isKnown
    const fields = fieldsIn(media.schema ?? {}, schemas)
    const isProblem = essenceOf(media.type) === 'application/problem+json'
    const isOwn = !isProblem && (fields.size === 0 || (fields.has('message') && fields.has('code')))
    fits.set(media, isOwn)
    return isOwn
  }
}

/** FastAPI and others declare 422 where others declare 400. */
export function declaredStatus({ responses }: Operation, status: number): number {
  const replacement = INSTEAD[status]
  const isDeclared = responses.has(status) || responses.has('4XX')
  return replacement !== undefined && !isDeclared && responses.has(replacement) ? replacement : status
}

const INSTEAD: Record<number, number> = { 400: 422, 404: 410 }

const sentenceOf = ({ content: { message, errors = [] } }: ErrorResponse) =>
  [message, errors.map(fieldErrorText).join('; ')].filter(Boolean).join(' ')

/** RFC 9457. */
const problemOf = (error: ErrorResponse, status: number) => ({
  type: 'about:blank',
  title: error.content.message,
  status,
  detail: sentenceOf(error),
})

const SENTENCES =
  /^(?:message|msg|detail|details|description|error_?description|reason|title|error|error_?message)$/i
const STATUSES = /^(?:status|status_?code|http_?status|code)$/i

const FIELDS = /^(?:loc|location|field|path|param|parameter|pointer|property|attr)$/i

type Words = { sentence: string; errors: FieldError[]; field?: string; status: number }

/** An error in the document's schema with the reason as its message, at most three levels deep. */
function worded(value: unknown, words: Words, depth = 0): unknown {
  if (depth > 3) return value
  if (Array.isArray(value)) {
    const [first] = value
    if (!isRecord(first) || words.errors.length === 0)
      return value.map((item) => worded(item, words, depth + 1))
    return words.errors.map((error) =>
      worded(first, { ...words, sentence: fieldErrorText(error), field: error.field, errors: [] }, depth + 1),
    )
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, word(name, field, words, depth)]),
  )
}

function word(name: string, value: unknown, words: Words, depth: number): unknown {
  const { sentence, field, status } = words
  if (typeof value === 'string' && SENTENCES.test(name)) return sentence
  if (typeof value === 'number' && STATUSES.test(name)) return status
  if (field !== undefined && FIELDS.test(name)) return Array.isArray(value) ? field.split('.') : field
  return worded(value, words, depth + 1)
}

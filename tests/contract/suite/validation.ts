import type { ErrorObject, Options } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Schema } from '../../../mock-server/engine/contract/schema.ts'
import { boundedPattern } from './bounded-patterns.ts'
import { parsed } from './verdicts.ts'

/** The violations of a response. Undeclared fields are listed separately, since clients tolerate them. */
type Verdict = { broken: string[]; undeclared: string[] }
/** The declaration for a status. */
export type Response = {
  headers: Map<string, { required: boolean; schema: Schema }>
  types: string[]
  body?: Schema
}
type Declared = { statuses: number[]; responseTo(status: number): Response | undefined }
type Received = { status: number; headers: Headers; text: string }

export type Judge = ReturnType<typeof judgeOf>

/** A copy in which no object requires a field that is marked so: a request needs none that is read-only, a response none that is write-only. */
const notRequiring = (mark: 'readOnly' | 'writeOnly', text: string): object =>
  JSON.parse(text, (_key, value) => {
    const { required, properties } = Object(value)
    if (!Array.isArray(required) || properties === undefined) return value
    return { ...value, required: required.filter((name) => Object(properties[name])[mark] !== true) }
  })

const COMPOSED = ['$ref', 'properties', 'allOf', 'anyOf', 'oneOf']
const hasAny = (schema: object, keywords: string[]) => keywords.some((keyword) => keyword in schema)

/** The schema of a value that may have no further fields, unless it says which. */
const closed = (schema: Schema): Schema =>
  hasAny(Object(schema), COMPOSED) && !hasAny(schema, ['additionalProperties', 'unevaluatedProperties'])
    ? { ...schema, unevaluatedProperties: false }
    : schema

/** A copy in which the objects are closed that a value contains. */
const closing = (text: string): object =>
  JSON.parse(text, (_key, value) => {
    const { type, properties, items } = Object(value)
    if ([type].flat().includes('object') && !hasAny(value, COMPOSED))
      return { additionalProperties: true, ...value }
    if (typeof items === 'object') return { ...value, items: closed(items) }
    if (typeof properties !== 'object') return value
    const fields = Object.entries<Schema>(properties).map(([name, schema]) => [name, closed(schema)])
    return { ...value, properties: Object.fromEntries(fields) }
  })

function compile(ajv: Ajv2020, schema: object) {
  try {
    return ajv.compile(schema)
  } catch {
    // Anything but a schema allows everything.
    return ajv.compile({})
  }
}

/** Judges by a document, with Ajv, so that the suite does not share the faults of the mock server's validator. */
export function judgeOf(document: object, errorSchema: Schema | undefined) {
  /** Each keeps its compiled schemas. */
  function validatorWith(
    options: Options,
    changed = (text: string) => notRequiring('writeOnly', text),
  ): (schema: Schema, value: unknown) => ErrorObject[] {
    const ajv = new Ajv2020({ strict: false, logger: false, code: { regExp: boundedPattern }, ...options })
    addFormats.default(ajv)
    ajv.addSchema({ ...changed(JSON.stringify(document)), $id: 'contract' })
    const compiled = new Map<string, ReturnType<typeof ajv.compile>>()
    return (schema, value) => {
      const key = JSON.stringify(schema)
      const validate = compiled.get(key) ?? compile(ajv, changed(key.replaceAll('"#/', '"contract#/')))
      compiled.set(key, validate)
      validate(value)
      return validate.errors ?? []
    }
  }

  // All errors of a hundred thousand invalid rows would fill the memory, so only a few rows are judged in full.
  const firstError = validatorWith({})
  const allErrors = validatorWith({ allErrors: true })
  /** Drops undeclared fields, behind which the first error could be hidden. */
  const firstOfDeclared = validatorWith({ removeAdditional: true })

  const ofRequests = validatorWith({}, (text) => notRequiring('readOnly', text))
  /** Of a valid body; also where the document leaves open whether there are further fields. */
  const furtherFields = validatorWith({ allErrors: true }, closing)

  /** Whether a request may have it. */
  const isValid = (schema: Schema, value: unknown) => ofRequests(schema, value).length === 0

  /** What a body says, without the fields that the contract does not declare: these may differ from one response to the next. */
  function declaredIn(schema: Schema | undefined, text: string): unknown {
    const value = parsed(text)
    if (schema) firstOfDeclared(schema, value)
    return value
  }

  function verdictOn({ responseTo, statuses }: Declared, received: Received): Verdict {
    const { status, headers, text } = received
    // A declaration for 5XX tells clients what a failure looks like; a server that fails does not conform.
    const declared = status >= 500 && !statuses.includes(status) ? undefined : responseTo(status)
    // Nothing is said of an operation without responses.
    const isOpen = statuses.length === 0 && status < 500
    const target = headers.get('location')
    if (!declared && status >= 300 && status < 400 && target !== null)
      return broken(`redirects to ${target}, which is not followed`)
    if (!declared && !isOpen) return broken(`status ${status} is not declared, only ${statuses.join(', ')}`)
    if (!declared) return fine()
    const wrongHeaders = [...declared.headers].flatMap(([name, { required, schema }]) => {
      const value = headers.get(name)
      if (value === null) return required ? [`the header ${name} is missing`] : []
      return sentences(firstError(schema, headerValue(schema, value)), `header ${name}`)
    })
    if (declared.body) return withHeaders(wrongHeaders, jsonVerdict(declared.body, declared.types, received))
    // An error that declares no body may have any.
    const isEmpty = text === '' || declared.types.length > 0 || status >= 400
    return withHeaders(wrongHeaders, isEmpty ? fine() : broken('there is a body where none is declared'))
  }

  const errorVerdict = (received: Received) =>
    errorSchema ? jsonVerdict(errorSchema, ['application/json'], received) : fine()

  function jsonVerdict(schema: Schema, types: string[], { headers, text }: Received): Verdict {
    const type = headers.get('content-type') ?? ''
    if (!types.some(includes(type)) || /charset\s*=\s*(?!"?utf-?8\b)/i.test(type))
      return broken(`the content type is ${type || 'missing'}`)
    if (!/[/+]json$/.test(essenceOf(type))) return fine()
    const value = parsed(text)
    if (value === undefined) return broken('the body is not JSON')
    if (firstError(schema, value).length === 0)
      return { broken: [], undeclared: undeclaredIn(furtherFields(closed(schema), withFewRows(value))) }
    const errors = allErrors(schema, withFewRows(value)).filter(
      // A list that was cut is judged by the whole below.
      ({ keyword, params }) => keyword !== 'minItems' || params.limit <= FEW,
    )
    const [first] = firstError(schema, value)
    const beyond = [...(first ? [first] : []), ...firstOfDeclared(schema, parsed(text))]
    const reported = [...errors, ...beyond]
    return {
      broken: distinct(
        sentences(
          reported.filter((error) => !isUndeclared(error)),
          'body',
        ),
      ),
      undeclared: undeclaredIn(reported),
    }
  }

  return { isValid, declaredIn, verdictOn, errorVerdict }
}

const essenceOf = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase()
/** Whether a declared type, or a range such as `text/*`, includes this one. */
export const includes = (type: string) => (declared: string) => {
  const actual = essenceOf(type)
  const range = essenceOf(declared)
  return (
    range === actual || range === '*/*' || (range.endsWith('/*') && actual.startsWith(range.slice(0, -1)))
  )
}

function headerValue({ type }: Schema, text: string): unknown {
  if (type === 'integer' || type === 'number') return Number(text)
  return type === 'boolean' && /^(?:true|false)$/.test(text) ? text === 'true' : text
}

const FEW = 20
const withFewRows = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_key, field) => (Array.isArray(field) ? field.slice(0, FEW) : field))
const isUndeclared = ({ keyword }: ErrorObject) => /^(?:additional|unevaluated)Properties$/.test(keyword)
const undeclaredIn = (errors: ErrorObject[]) =>
  distinct(
    errors
      .filter(isUndeclared)
      .map(({ instancePath, params }) =>
        `${instancePath}/${params.additionalProperty ?? params.unevaluatedProperty}`.slice(1),
      ),
  )
const distinct = (lines: string[]) => [...new Set(lines)].slice(0, FEW)

const fine = (): Verdict => ({ broken: [], undeclared: [] })
const broken = (message: string): Verdict => ({ broken: [message], undeclared: [] })
const withHeaders = (wrong: string[], verdict: Verdict) => ({
  ...verdict,
  broken: [...wrong, ...verdict.broken],
})

const sentences = (errors: ErrorObject[], root: string) =>
  errors.map(({ instancePath, message, params }) => {
    const allowed = 'allowedValues' in params ? `: ${params.allowedValues.join(', ')}` : ''
    return `${instancePath.slice(1).replaceAll('/', '.') || root} ${message}${allowed}`
  })

import type { Call } from './calls.ts'
import { callOf, operationsOf, paragraph } from './calls.ts'
import type { OpenApiDocument, Schema } from './document.ts'
import { nameOf, readDocument, resolve } from './document.ts'
import { fieldsOf } from './fields.ts'
import type { Samples } from './samples.ts'
import { quoted } from './samples.ts'

/** The content of the page: plain data. */
export type ApiReference = ReturnType<typeof referenceOf>
export type ErrorCode = ApiReference['errorCodes'][number]

/**
 * The reference generated from the parsed openapi.yaml.
 * @throws Error if the document contains something that the reference does not support
 */
export function referenceOf(parsed: unknown) {
  const document = readDocument(parsed)
  const objects = sharedObjects(document)
  const groups = document.tags.map(({ name, description }) => ({
    tag: name,
    title: titleOf(name),
    description,
    calls: operationsOf(document)
      .filter(({ operation }) => operation.tags[0] === name)
      .map((call) => callOf(document, objects, call)),
  }))
  return {
    title: document.info.title,
    version: document.info.version,
    idempotencyKey: idempotencyKeyOf(document),
    error: errorFormOf(document),
    aboutErrors: aboutErrorsIn(document.info.description),
    setup: setupOf(document.paths['/auth/login']?.post?.requestBody?.content['application/json'].example),
    groups,
    objects: [...objects].map((name) => objectOf(document, objects, name)),
    errorCodes: errorCodesOf(
      document,
      groups.flatMap(({ calls }) => calls),
    ),
    webhooks: webhooksOf(document, objects),
  }
}

/** The schemas of responses and of list items: one table each, instead of one in every response. */
function sharedObjects(document: OpenApiDocument): ReadonlySet<string> {
  const { schemas, responses } = document.components
  const names = new Set<string>()
  const visitProperties = ({ properties = {} }: Schema, isResponse: boolean) => {
    for (const { $ref, items } of Object.values(properties)) {
      const ref = items?.$ref ?? (isResponse ? $ref : undefined)
      if (ref === undefined || names.has(nameOf(ref))) continue
      const schema = resolve(schemas, { $ref: ref })
      if (schema.properties === undefined) continue
      names.add(nameOf(ref))
      visitProperties(schema, false)
    }
  }
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(operation.responses)) {
      const schema = resolve(responses, response).content?.['application/json'].schema
      if (schema) visitProperties(resolve(schemas, schema), true)
    }
  }
  return names
}

function objectOf(document: OpenApiDocument, objects: ReadonlySet<string>, name: string) {
  const { schemas } = document.components
  return {
    name,
    description: paragraph(schemas[name]?.description),
    fields: fieldsOf(schemas, { $ref: `#/components/schemas/${name}` }, objects),
  }
}

/** The paragraph of the introduction about errors. */
function aboutErrorsIn(introduction: string): string {
  const text = introduction.split(/\n{2,}/).find((part) => part.startsWith('**Errors**'))
  return paragraph(text).replaceAll('**', '')
}

/** `payment-links` becomes the heading `Payment links`; `auth` is spelled out. */
function titleOf(tag: string) {
  if (tag === 'auth') return 'Authentication'
  const words = tag.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The parameter `Idempotency-Key`, with the calls that accept it. */
function idempotencyKeyOf(document: OpenApiDocument) {
  const { description, example } = document.components.parameters.IdempotencyKey ?? {}
  const calls = operationsOf(document)
    .filter(({ operation }) => operation.parameters?.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')))
    .map(({ operation }) => operation.operationId)
  return { description: paragraph(description), example: String(example), calls }
}

/** One-time setup for each language, before the first sample. Shell: signs in with the contract's example. */
const setupOf = (credentials: unknown): Samples => ({
  curl: `export KOSHA_API=http://localhost:4010/api
export KOSHA_TOKEN=$(curl -s "$KOSHA_API/auth/login" \\
  -H 'Content-Type: application/json' \\
  -d ${quoted(JSON.stringify(credentials))} |
  sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
  typescript: `// npm install openapi-fetch openapi-typescript
// npx openapi-typescript openapi.yaml --output contract.d.ts
import createClient from 'openapi-fetch'
import type { paths } from './contract.d.ts'

const kosha = createClient<paths>({
  baseUrl: process.env.KOSHA_API,
  headers: { Authorization: \`Bearer \${process.env.KOSHA_TOKEN}\` },
})`,
})

/**
 * Every code of the contract's `ErrorBody`: its meaning, what to do about it, and the responses that use it.
 * @throws Error if a code lacks its meaning, or a meaning its code
 */
function errorCodesOf({ components }: OpenApiDocument, calls: Call[]) {
  const { enum: codes = [], 'x-error-codes': meanings = {} } =
    components.schemas.ErrorBody?.properties?.code ?? {}
  const unknown = Object.keys(meanings).filter((code) => !codes.includes(code))
  if (unknown.length > 0) throw new Error(`x-error-codes explains unknown codes: ${unknown.join(', ')}`)
  return codes.map((code) => {
    const meaning = meanings[code]
    if (!meaning) throw new Error(`x-error-codes does not explain ${code}`)
    return { code, ...meaning, responses: responsesWith(code, calls) }
  })
}

function responsesWith(code: string, calls: Call[]) {
  const responses = new Map<string, { status: string; description: string; calls: string[] }>()
  for (const { id, errors } of calls) {
    for (const { status, description } of errors.filter((error) => error.codes.includes(code))) {
      const response = responses.get(status + description) ?? { status, description, calls: [] }
      responses.set(status + description, { ...response, calls: [...response.calls, id] })
    }
  }
  return [...responses.values()]
}

/** The fields of an error, and those of the field errors in it. */
function errorFormOf({ components }: OpenApiDocument) {
  const fields = (name: string, prefix = '') =>
    fieldsOf(components.schemas, { $ref: `#/components/schemas/${name}` }, new Set(), prefix)
  const example = components.responses.BadRequest?.content?.['application/json'].example
  return {
    fields: [...fields('ErrorBody'), ...fields('FieldError', 'errors.')],
    example: JSON.stringify(example, null, 2),
  }
}

/**
 * The webhooks of the contract. All share one signature and one rule for repeated deliveries.
 * @throws Error if a webhook has no body
 */
function webhooksOf({ webhooks, components }: OpenApiDocument, objects: ReadonlySet<string>) {
  const { parameters, responses, schemas } = components
  return {
    events: Object.entries(webhooks).map(([id, { post }]) => {
      const body = post.requestBody?.content['application/json']
      if (!body) throw new Error(`The webhook ${id} has no body`)
      return {
        /** Also the anchor. */
        id,
        summary: post.summary,
        description: paragraph(post.description),
        /** The values of `type`, such as `payment.succeeded`. */
        types: resolve(schemas, body.schema).properties?.type?.enum ?? [],
        fields: fieldsOf(schemas, body.schema, objects),
        example: JSON.stringify(body.example, null, 2),
      }
    }),
    signature: paragraph(parameters.WebhookSignature?.description),
    signatureExample: String(parameters.WebhookSignature?.example),
    received: paragraph(responses.WebhookReceived?.description),
    repeated: paragraph(responses.WebhookRefused?.description),
  }
}

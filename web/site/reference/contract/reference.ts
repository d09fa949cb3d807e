import { callOf, paragraph } from './calls.ts'
import type { OpenApiDocument, Schema } from './document.ts'
import { nameOf, readDocument, resolve } from './document.ts'
import { fieldsOf } from './fields.ts'
import type { ApiObject, ApiReference, Call, ErrorCode, Samples, Webhook, Webhooks } from './model.ts'
import { quoted } from './samples.ts'

const METHODS = ['get', 'post', 'put', 'delete'] as const

/**
 * The reference generated from the parsed openapi.yaml.
 * @throws Error if the document contains something that the reference does not support
 */
export function referenceOf(parsed: unknown): ApiReference {
  const document = readDocument(parsed)
  const objects = sharedObjects(document)
  const calls = callsOf(document, new Set(objects))
  return {
    title: document.info.title,
    version: document.info.version,
    idempotencyKey: idempotencyKeyOf(document),
    error: errorFormOf(document),
    aboutErrors: aboutErrorsIn(document.info.description),
    setup: setupOf(document.paths['/auth/login']?.post?.requestBody?.content['application/json'].example),
    groups: document.tags.map(({ name, description }) => ({
      tag: name,
      title: titleOf(name),
      description,
      calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
    })),
    objects: objects.map((name) => objectOf(document, new Set(objects), name)),
    errorCodes: errorCodesOf(
      document,
      calls.map(({ call }) => call),
    ),
    webhooks: webhooksOf(document, new Set(objects)),
  }
}

function callsOf(document: OpenApiDocument, objects: ReadonlySet<string>) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method]
      return operation
        ? [{ tag: operation.tags[0], call: callOf(document, objects, { path, method }, operation) }]
        : []
    }),
  )
}

/** The schemas of responses and of list items: one table each, instead of one in every response. */
function sharedObjects(document: OpenApiDocument): string[] {
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
  return [...names]
}

const operationsOf = (document: OpenApiDocument) =>
  Object.values(document.paths).flatMap((methods) =>
    METHODS.flatMap((method) => (methods[method] ? [{ operation: methods[method] }] : [])),
  )

function objectOf(document: OpenApiDocument, objects: ReadonlySet<string>, name: string): ApiObject {
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
function idempotencyKeyOf({ paths, components }: OpenApiDocument): ApiReference['idempotencyKey'] {
  const { description, example } = components.parameters.IdempotencyKey ?? {}
  const calls = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters = [] }) => parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')))
    .map(({ operationId }) => operationId)
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
function errorCodesOf({ components }: OpenApiDocument, calls: Call[]): ErrorCode[] {
  const { enum: codes = [], 'x-error-codes': meanings = {} } =
    components.schemas.ErrorBody?.properties?.code ?? {}
  const unknown = Object.keys(meanings).filter((code) => !codes.includes(code))
  if (unknown.length > 0) throw new Error(`x-error-codes explains what is no code: ${unknown.join(', ')}`)
  return codes.map((code) => {
    const meaning = meanings[code]
    if (!meaning) throw new Error(`x-error-codes does not explain ${code}`)
    return { code, ...meaning, responses: responsesWith(code, calls) }
  })
}

function responsesWith(code: string, calls: Call[]): ErrorCode['responses'] {
  const responses = new Map<string, ErrorCode['responses'][number]>()
  for (const { id, errors } of calls) {
    for (const { status, description } of errors.filter((error) => error.codes.includes(code))) {
      const response = responses.get(status + description) ?? { status, description, calls: [] }
      responses.set(status + description, { ...response, calls: [...response.calls, id] })
    }
  }
  return [...responses.values()]
}

/** The fields of an error, and those of the field errors in it. */
function errorFormOf({ components }: OpenApiDocument): ApiReference['error'] {
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
function webhooksOf(document: OpenApiDocument, objects: ReadonlySet<string>): Webhooks {
  const { parameters, responses } = document.components
  return {
    events: Object.entries(document.webhooks).map(([id, { post }]) => webhookOf(document, objects, id, post)),
    signature: paragraph(parameters.WebhookSignature?.description),
    signatureExample: String(parameters.WebhookSignature?.example),
    received: paragraph(responses.WebhookReceived?.description),
    repeated: paragraph(responses.WebhookRefused?.description),
  }
}

function webhookOf(
  document: OpenApiDocument,
  objects: ReadonlySet<string>,
  id: string,
  { summary, description, requestBody }: OpenApiDocument['webhooks'][string]['post'],
): Webhook {
  const { schemas } = document.components
  const body = requestBody?.content['application/json']
  if (!body) throw new Error(`The webhook ${id} has no body`)
  return {
    id,
    summary,
    description: paragraph(description),
    types: resolve(schemas, body.schema).properties?.type?.enum ?? [],
    fields: fieldsOf(schemas, body.schema, objects),
    example: JSON.stringify(body.example, null, 2),
  }
}

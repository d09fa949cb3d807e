import { callOf, paragraph } from './calls.ts'
import type { OpenApiDocument, Schema } from './document.ts'
import { nameOf, readDocument, resolve } from './document.ts'
import { errorCodesOf, errorFormOf } from './error-codes.ts'
import { fieldsOf } from './fields.ts'
import type { ApiObject, ApiReference } from './model.ts'
import { requestHeadersOf } from './request-headers.ts'
import { setupOf } from './setup.ts'
import { webhooksOf } from './webhooks.ts'

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
    requestHeaders: requestHeadersOf(document),
    error: errorFormOf(document),
    topics: topicsOf(document.info.description),
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
  const found = new Set<string>()
  const visitProperties = ({ properties = {} }: Schema, isResponse: boolean) => {
    for (const { $ref, items } of Object.values(properties)) {
      const ref = items?.$ref ?? (isResponse ? $ref : undefined)
      if (ref === undefined || found.has(nameOf(ref))) continue
      const schema = resolve(schemas, { $ref: ref })
      if (schema.properties === undefined) continue
      found.add(nameOf(ref))
      visitProperties(schema, false)
    }
  }
  for (const { operation } of operationsOf(document)) {
    for (const response of Object.values(operation.responses)) {
      const answer = resolve(responses, response).content?.['application/json'].schema
      if (answer) visitProperties(resolve(schemas, answer), true)
    }
  }
  return [...found]
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

/** The introduction's paragraphs, each of which opens with its topic in bold type. */
function topicsOf(introduction: string) {
  const found = introduction.split(/\n{2,}/).flatMap((text) => {
    const [, topic] = /^\*\*(.+?)\*\*/.exec(text) ?? []
    // `**Topic**: a sentence` or `**Topic** is the subject of a sentence`.
    const sentences = paragraph(text)
      .replace(/^\*\*.+?\*\*: ?(.)/, (_label, first: string) => first.toUpperCase())
      .replaceAll('**', '')
    return topic ? [[topic, sentences] as const] : []
  })
  return Object.fromEntries(found)
}

/** `payment-links` becomes the heading `Payment links`; `auth` is spelled out. */
function titleOf(tag: string) {
  if (tag === 'auth') return 'Authentication'
  const words = tag.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

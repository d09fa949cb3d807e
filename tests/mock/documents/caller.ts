import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import { isJson } from '../../../mock-server/engine/contract/media-types.ts'
import type { Operation } from '../../../mock-server/engine/contract/operation.ts'
import { jsonSchemaOf, responseFor } from '../../../mock-server/engine/contract/operation.ts'
import type { Schema } from '../../../mock-server/engine/contract/schema.ts'
import { upgraded } from '../../../mock-server/engine/contract/upgrade.ts'
import type { Random } from '../../../mock-server/engine/random.ts'
import { randomOf } from '../../../mock-server/engine/random.ts'
import { pathIn } from '../../../mock-server/engine/requests/paths.ts'
import { typed } from '../../../mock-server/engine/requests/typed.ts'
import { valueMaker } from '../../../mock-server/engine/values/values.ts'

type Fields = Record<string, unknown>
export type Query = (readonly [name: string, value: string])[]
type Options = { session?: string; id?: string | undefined; query?: Query; isSignedIn?: boolean }

/** Reports Ajv's errors in values, by the schemas of the document as it is written. */
export function judgeOf(document: unknown, report: (line: string) => void) {
  const ajv = new Ajv2020({ strict: false, logger: false })
  addFormats.default(ajv)
  ajv.addSchema({ ...upgraded(Object(document)), $id: 'document' })
  const checks = new Map<Schema, ReturnType<typeof ajv.compile>>()
  return (where: string, schema: Schema, value: unknown) => {
    const check = checks.get(schema) ?? ajv.compile(inDocument(schema))
    checks.set(schema, check)
    if (!check(value)) report(`${where} ${JSON.stringify(value)} ${ajv.errorsText(check.errors)}`)
  }
}

/** Sends valid requests, and reports Ajv's errors in their responses. */
export function callerOf(
  app: { fetch: (request: Request) => Response | Promise<Response> },
  document: unknown,
  random: Random,
  report: (line: string) => void,
) {
  const contract = readContract(document)
  const judge = judgeOf(document, report)
  const valueFor = valueMaker(contract)
  const text = (schema: Schema, from = random) => String(valueFor(schema, from))
  const schemas = new Map(
    contract.operations.flatMap(({ parameters }) => parameters.map(({ name, schema }) => [name, schema])),
  )
  /** The value of a parameter in the middle of a path: always the same. */
  const place = (name: string) => text(schemas.get(name) ?? {}, randomOf(name))

  /** @param options with `id`, the last part of the path */
  async function call(operation: Operation, options: Options = {}) {
    const { session = 'default', id, query: given = [], isSignedIn = true } = options
    const headers = new Headers({ 'x-mock-session': session })
    const query = new URLSearchParams(given.map((entry) => [...entry]))
    const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (whole, name: string, at: number) => {
      const isLast = at + whole.length === operation.path.length
      return encodeURIComponent((isLast ? id : undefined) ?? place(name))
    })
    for (const { name, in: location, required, schema } of operation.parameters)
      if (required && location === 'query' && !query.has(name)) query.set(name, text(schema))
      else if (required && location === 'header') headers.set(name, text(schema))
    const credentials = isSignedIn ? (operation.credentials ?? []).slice(0, 1).flat() : []
    for (const { name, in: location, scheme = 'bearer' } of credentials)
      if (location === 'query') query.set(name, 'key')
      else if (location === 'cookie') headers.set('cookie', `${name}=key`)
      else headers.set(name, `${scheme} key`)
    const { content = [] } = operation.requestBody ?? {}
    const media = content.find(({ type }) => isJson(type)) ?? content[0]
    const sent = media && valueFor(media.schema ?? {}, random)
    const body = media && (isJson(media.type) ? JSON.stringify(sent) : form(Object(sent)))
    if (media) headers.set('content-type', media.type)
    const url = `http://mock${pathIn(contract, { ...operation, path })}?${query}`
    const init = { method: operation.method.toUpperCase(), headers, ...(body !== undefined && { body }) }
    const response = await app.fetch(new Request(url, init))
    const { status } = response
    const declared = responseFor(operation, status)
    for (const { name, schema } of declared?.headers ?? []) {
      const value = response.headers.get(name)
      if (value !== null) judge(`${operation.id} ${name}`, schema, typed(value, schema, contract))
    }
    const received = await response.text()
    const hasJson = isJson(response.headers.get('content-type') ?? '')
    const parsed: unknown = hasJson ? JSON.parse(received) : undefined
    const schema = jsonSchemaOf(declared)
    if (schema && hasJson) judge(`${operation.id} ${status}`, schema, parsed)
    return { status, headers: response.headers, text: received, body: parsed, sent }
  }
  return Object.assign(call, { place, text })
}

const form = (fields: Fields) =>
  String(
    new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)])),
    ),
  )

/** A schema with references into the document that Ajv knows. */
const inDocument = (schema: Schema) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"document#'))

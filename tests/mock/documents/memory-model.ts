import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { createMockServer } from '../../../mock-server/engine/app.ts'
import type { Contract } from '../../../mock-server/engine/contract/contract.ts'
import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import { isJson } from '../../../mock-server/engine/contract/media-types.ts'
import { jsonSchemaOf, responseFor } from '../../../mock-server/engine/contract/operation.ts'
import type { Schema } from '../../../mock-server/engine/contract/schema.ts'
import { upgraded } from '../../../mock-server/engine/contract/upgrade.ts'
import type { Collection, Use } from '../../../mock-server/engine/memory/collections.ts'
import { collectionsIn } from '../../../mock-server/engine/memory/collections.ts'
import type { Random } from '../../../mock-server/engine/random.ts'
import { randomOf } from '../../../mock-server/engine/random.ts'
import { fieldsIn } from '../../../mock-server/engine/requests/typed.ts'
import { valueMaker } from '../../../mock-server/engine/values/values.ts'

type Fields = Record<string, unknown>
type Things = Map<string, Fields>
type App = ReturnType<typeof createMockServer>

const SESSIONS = ['one', 'two']

/** Calls what a document remembers at random, in two sessions, beside maps of what should be there. @returns what differs */
export async function differencesOf(document: unknown, seed: string, steps: number) {
  const contract = readContract(document)
  const { collections, uses } = collectionsIn(contract)
  const random = randomOf(seed)
  const differences: string[] = []
  const report = (line: string) => differences.push(line)
  const call = callerOf(createMockServer({ contract: document }), contract, document, random, report)
  const known = new Map<string, Things>()
  let calls = 0
  for (let step = 0; step < steps; step++) {
    const session = SESSIONS[random.int(0, 1)] ?? ''
    const collection = collections[random.int(0, collections.length - 1)]
    const own = [...uses.values()].filter((each) => each.collection === collection)
    const use = own[random.int(0, own.length - 1)]
    const name = collection?.identity?.field
    if (!use || !collection || name === undefined) continue
    const all = await thingsOf(collection.within ?? collection, session)
    const places = Object.entries(collection.within ? collection.placing : {})
    const things = [...all].filter(([, thing]) =>
      places.every(([parameter, field]) => String(thing[field]) === String(call.place(parameter))),
    )
    const unseen = call.unseen(collection, name)
    const [id, before] =
      random.next() < 0.2 ? [unseen] : (things[random.int(0, things.length - 1)] ?? [unseen])
    // Items below it are called at this address.
    if (use.deed === 'remove' && collections.some(({ above }) => above.includes(collection)) && id !== unseen)
      continue
    calls++
    const { status, body } = await call(use, session, id)
    const shown: Fields = Object(use.view?.field === undefined ? body : Object(body)[use.view.field])
    const key = String(shown[name])
    const where = `${seed}.${step} ${session} ${use.operation.id} ${id}: `
    if (status >= 400) {
      const isTaken = use.deed === 'create' && status === 409
      if (!isTaken && (before || use.deed === 'list' || use.deed === 'create'))
        report(`${where}${status} ${JSON.stringify(body)}`)
    } else if (use.deed === 'list') {
      const rows = listed(use, body)
      const [is, should] = [
        rows.map((each) => String(each[name])),
        things.map(([each]) => each).slice(0, rows.length),
      ]
      if (String(is) !== String(should) || (rows.length < things.length && rows.length < 2))
        report(`${where}${is} instead of ${should}`)
      for (const each of rows) agree(where, all.get(String(each[name])) ?? {}, each)
    } else if (use.deed === 'remove') {
      all.delete(id)
      const read = own.find(({ deed }) => deed === 'read')
      const after = read && (await call(read, session, id)).status
      if (after !== undefined && after !== 404 && after !== 410) report(`${where}still there`)
    } else if (use.view) {
      if (use.deed === 'create' && all.has(key)) report(`${where}${key} twice`)
      if (use.deed === 'read' && before) agree(where, before, shown)
      if (use.deed !== 'create' && key !== id) report(`${where}is ${key}`)
      all.set(key, { ...(use.deed === 'read' ? before : {}), ...shown })
    } else known.delete(`${session} ${collection.path}`)
  }
  return { differences, calls, collections: collections.length }

  async function thingsOf(collection: Collection, session: string): Promise<Things> {
    const key = `${session} ${collection.path}`
    const found = known.get(key)
    if (found) return found
    const list = [...uses.values()].find((each) => each.collection === collection && each.deed === 'list')
    const rows = list ? listed(list, (await call(list, session)).body) : []
    const things: Things = new Map(rows.map((each) => [String(each[collection.identity?.field ?? '']), each]))
    known.set(key, things)
    return things
  }

  function agree(where: string, one: Fields, other: Fields): void {
    for (const [field, value] of Object.entries(one))
      if (field in other && JSON.stringify(other[field]) !== JSON.stringify(value))
        report(`${where}${field} ${JSON.stringify(other[field])} instead of ${JSON.stringify(value)}`)
  }
}

function listed({ view }: Use, body: unknown): Fields[] {
  const list = view?.field === undefined ? body : Object(body)[view.field]
  return Array.isArray(list) ? list : []
}

/** Sends calls with valid requests, and checks each response by the document. */
function callerOf(
  app: App,
  contract: Contract,
  document: unknown,
  random: Random,
  report: (line: string) => void,
) {
  const ajv = new Ajv2020({ strict: false, logger: false })
  addFormats.default(ajv)
  const whole = upgraded(Object(document))
  ajv.addSchema({ ...whole, $id: 'document' })
  const valueFor = valueMaker(contract)
  const isRight = new Map<Schema, ReturnType<typeof ajv.compile>>()
  const text = (schema: Schema, from = random) => String(valueFor(schema, from))
  const schemas = new Map(
    contract.operations.flatMap(({ parameters }) => parameters.map((each) => [each.name, each.schema])),
  )
  /** The value of a parameter in the middle of a path: always the same. */
  const place = (name: string) => text(schemas.get(name) ?? {}, randomOf(name))

  async function call({ operation, deed }: Use, session: string, id = '') {
    const headers = new Headers({ 'x-mock-session': session })
    const query = new URLSearchParams()
    const hasId = deed !== 'list' && deed !== 'create'
    const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string, at: number) =>
      encodeURIComponent(hasId && at + name.length + 2 === operation.path.length ? id : place(name)),
    )
    for (const { name, in: location, required, schema } of operation.parameters)
      if (required && location === 'query') query.set(name, text(schema))
      else if (required && location === 'header') headers.set(name, text(schema))
    for (const { name, in: location, scheme = 'bearer' } of (operation.credentials ?? []).slice(0, 1).flat())
      if (location === 'query') query.set(name, 'key')
      else
        headers.set(
          location === 'cookie' ? 'cookie' : name,
          location === 'cookie' ? `${name}=key` : `${scheme} key`,
        )
    const { content = [] } = operation.requestBody ?? {}
    const media = content.find(({ type }) => isJson(type)) ?? content[0]
    const value = media && valueFor(media.schema ?? {}, random)
    const body = media && (isJson(media.type) ? JSON.stringify(value) : form(Object(value)))
    if (media) headers.set('content-type', media.type)
    const url = `${operation.basePath ?? contract.basePath}${path}${query.size > 0 ? `?${query}` : ''}`
    const init = { method: operation.method.toUpperCase(), headers, ...(body !== undefined && { body }) }
    const response = await app.request(url, init)
    const sent = await response.text()
    const { status } = response
    const parsed: unknown = sent === '' ? undefined : JSON.parse(sent)
    const schema = jsonSchemaOf(responseFor(operation, status))
    if (schema && parsed !== undefined) {
      const check = isRight.get(schema) ?? ajv.compile(inDocument(schema))
      isRight.set(schema, check)
      if (!check(parsed)) report(`${operation.id} ${status} ${sent} ${ajv.errorsText(check.errors)}`)
    }
    return { status, body: parsed }
  }
  const unseen = ({ schema }: Collection, name: string) => {
    const { example: _, examples: _more, ...field } = fieldsIn(schema, contract.schemas).get(name) ?? {}
    return text(field)
  }
  return Object.assign(call, { place, unseen })
}

const form = (fields: Fields) =>
  String(
    new URLSearchParams(
      Object.entries(fields).flatMap(([name, each]) => [each].flat().map((one) => [name, String(one)])),
    ),
  )

/** A schema with references into the document that Ajv knows. */
const inDocument = (schema: Schema) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"document#'))

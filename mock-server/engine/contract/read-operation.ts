import { credentialReader } from './credentials.ts'
import type { DeclaredHeader, Operation, Parameter } from './operation.ts'
import type { Pointer, Pointers } from './references.ts'
import { ContractError, childOf } from './references.ts'
import { isRecord } from './requirement.ts'
import type { Schema } from './schema.ts'

type Fields = Record<string, unknown>
export type Note = (pointer: Pointer, what: string) => void
type Document = {
  document: Fields
  pointers: Pointers
  read: (schema: unknown, pointer: Pointer) => Schema
  roles: readonly string[]
  note: Note
}

/** Reads the operations of a document. */
export function operationReader<Id extends string>({ document, pointers, read, roles, note }: Document) {
  const credentialsOf = credentialReader(document, note)

  return (path: string, method: string, operation: Fields, shared: unknown): Operation<Id> => {
    const pointer = ['paths', path, method]
    const { operationId = `${method.toUpperCase()} ${path}`, tags, 'x-roles': ownRoles } = operation
    const access = credentialsOf(operation.security, pointer)
    const ofRoles = ownRoles ?? (access && roles.length > 0 ? roles : undefined)
    const parameters = parametersOf([shared, operation.parameters].flat(), pointer)
    const asked = (access ?? []).flat().filter((each) => each.in === 'query' && !ofRoles)
    const names = new Set(parameters.map(({ name }) => name))
    for (const { name } of asked)
      if (!names.has(name)) parameters.push({ name, in: 'query', schema: { type: 'string' } })
    return {
      id: operationId as Id,
      tag: String(Array.isArray(tags) ? (tags[0] ?? '') : ''),
      method,
      path,
      parameters,
      ...(ofRoles !== undefined && { roles: [ofRoles].flat().map(String) }),
      ...(access && { credentials: access }),
      ...bodyOf(operation.requestBody, pointer),
      ...responsesOf(childOf(operation, 'responses', pointer), [...pointer, 'responses']),
    }
  }

  function parametersOf(given: unknown[], pointer: Pointer): Parameter[] {
    const byName = new Map<string, Parameter>()
    for (const [index, each] of given.filter((one) => one !== undefined).entries()) {
      const at = [...pointer, 'parameters', String(index)]
      const { name, in: location, required, schema, style, explode } = pointers.follow(each, at)
      if (typeof name !== 'string' || typeof location !== 'string')
        throw new ContractError(at, 'needs name and in')
      const isPlain = (style ?? PLAIN[location]) === PLAIN[location] && explode !== false
      const isSupported = location in PLAIN && location !== 'cookie' && schema !== undefined && isPlain
      if (!isSupported) note(at, `${name} in ${location} is not validated`)
      if (location === 'cookie') continue
      const supported = { name, in: location as Parameter['in'], required: required === true }
      byName.set(`${location} ${name}`, {
        ...supported,
        schema: isSupported ? read(schema, [...at, 'schema']) : {},
      })
    }
    return [...byName.values()]
  }

  function bodyOf(given: unknown, pointer: Pointer) {
    if (given === undefined) return { otherBodyTypes: [] }
    const at = [...pointer, 'requestBody']
    const { content, required } = pointers.follow(given, at)
    const types = isRecord(content) ? Object.keys(content) : []
    const json = types.find((type) => /^application\/json\s*(?:;|$)/i.test(type))
    const otherBodyTypes = types.filter((type) => type !== json)
    for (const type of otherBodyTypes) note(at, `a body of ${type} is not validated`)
    if (json === undefined || !isRecord(content)) return { otherBodyTypes }
    const { schema } = childOf(content, json, at)
    const body = schema === undefined ? {} : read(schema, [...at, 'content', json, 'schema'])
    return { body, isBodyRequired: required === true, otherBodyTypes }
  }

  function responsesOf(given: Fields, pointer: Pointer) {
    const responses: Operation['responses'] = new Map()
    const responseHeaders: Operation['responseHeaders'] = new Map()
    const contentTypes: Operation['contentTypes'] = new Map()
    const examples: Operation['examples'] = new Map()
    for (const [key, status] of statusesOf(given)) {
      const at = [...pointer, key]
      const { headers, content } = pointers.follow(given[key], at)
      responseHeaders.set(status, headersOf(isRecord(headers) ? headers : {}, at))
      const types = isRecord(content) ? Object.keys(content) : []
      const type = types.find(isJson) ?? types[0]
      const media = isRecord(content) && type !== undefined ? childOf(content, type, at) : {}
      if (type !== undefined) contentTypes.set(status, type)
      if (type !== undefined && !isJson(type)) note(at, `a body of ${type} is not validated`)
      const schema = media.schema === undefined ? undefined : read(media.schema, [...at, 'schema'])
      responses.set(status, type !== undefined && isJson(type) ? (schema ?? {}) : undefined)
      examples.set(status, examplesOf(media, at))
    }
    const declared = [...responses.keys()]
    const success = declared.find((status) => status < 300) ?? declared.find((status) => status < 400)
    if (success === undefined) throw new ContractError(pointer, 'declares no success response')
    return { responses, responseHeaders, contentTypes, examples, success, hasDefault: 'default' in given }
  }

  function headersOf(headers: Fields, pointer: Pointer): DeclaredHeader[] {
    return Object.entries(headers).map(([name, each]) => {
      const at = [...pointer, 'headers', name]
      const { required, schema } = pointers.follow(each, at)
      return { name, required: required === true, schema: schema === undefined ? {} : read(schema, at) }
    })
  }

  function examplesOf({ example, examples }: Fields, pointer: Pointer): Record<string, unknown> {
    const named = Object.entries(isRecord(examples) ? examples : {}).flatMap(([name, each]) => {
      const found = pointers.follow(each, [...pointer, 'examples', name])
      return 'value' in found ? [[name, found.value]] : []
    })
    return { ...(example !== undefined && { default: example }), ...Object.fromEntries(named) }
  }
}

/** The status of each response: of `2XX` its first, and of `default` 200 where nothing else is a success. */
function statusesOf(given: Fields): [key: string, status: number][] {
  const keys = Object.keys(given).filter((key) => /^[1-5](?:\d\d|XX)$/i.test(key))
  const named = keys.filter((key) => /\d$/.test(key)).map((key): [string, number] => [key, Number(key)])
  const ranges = keys
    .filter((key) => /X$/i.test(key))
    .map((key): [string, number] => [key, Number(key[0]) * 100])
  const free = ranges.filter(([, status]) => !named.some(([, other]) => other === status))
  const all = [...named, ...free]
  const needsDefault = 'default' in given && !all.some(([, status]) => status < 400)
  return needsDefault ? [...all, ['default', 200]] : all
}

/** How each kind of parameter is written unless `style` says otherwise. */
const PLAIN: Record<string, string> = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' }

export const isJson = (type: string) => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)

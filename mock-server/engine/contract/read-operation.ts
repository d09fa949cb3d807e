import { credentialReader } from './credentials.ts'
import type { MediaType } from './media-types.ts'
import { isXml } from './media-types.ts'
import type {
  DeclaredHeader,
  DeclaredResponse,
  Operation,
  OutgoingRequest,
  Parameter,
  StatusKey,
  Style,
} from './operation.ts'
import type { Pointer, Pointers } from './references.ts'
import { isRecord } from './requirement.ts'
import type { Schema, Schemas } from './schema.ts'
import { resolve } from './schema.ts'
import type { Note } from './schema-reader.ts'

type Fields = Record<string, unknown>
type Document = {
  document: Fields
  pointers: Pointers
  schemas: Schemas
  read: (schema: unknown, pointer: Pointer) => Schema
  roles: readonly string[]
  note: Note
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** The methods that a path declares. */
export const methodsOf = (item: Fields) => METHODS.filter((method) => method in item)

/** Reads the operations of a document, and its webhooks. */
export function operationReader<Id extends string>(source: Document) {
  const { document, pointers, schemas, read, roles, note } = source
  const credentialsOf = credentialReader(document, note)

  function readOperation(path: string, method: string, item: Fields): Operation<Id> {
    const pointer = ['paths', path, method]
    const operation = pointers.follow(item[method], pointer)
    const { parameters: shared } = item
    const servers = operation.servers ?? item.servers
    const { operationId = `${method.toUpperCase()} ${path}`, tags, 'x-roles': ownRoles } = operation
    const access = credentialsOf(operation.security, pointer)
    const ofRoles = ownRoles ?? (access && roles.length > 0 ? roles : undefined)
    const parameters = parametersOf([
      ...entriesOf(shared, ['paths', path]),
      ...entriesOf(operation.parameters, pointer),
    ])
    const queryCredentials = (access ?? [])
      .flat()
      .filter((credential) => credential.in === 'query' && !ofRoles)
    const names = new Set(parameters.map(({ name }) => name))
    for (const { name } of queryCredentials)
      if (!names.has(name)) parameters.push({ name, in: 'query', schema: { type: 'string' } })
    return {
      id: operationId as Id,
      tag: String(Array.isArray(tags) ? (tags[0] ?? '') : ''),
      method,
      path,
      ...(servers !== undefined && { basePath: basePathOf({ servers }) }),
      parameters,
      ...(ofRoles !== undefined && { roles: [ofRoles].flat().map(String) }),
      ...(access && { credentials: access }),
      ...bodyOf(operation.requestBody, pointer),
      ...callbacksOf(operation.callbacks, pointer),
      ...responsesOf(isRecord(operation.responses) ? pointers.follow(operation.responses, pointer) : {}, [
        ...pointer,
        'responses',
      ]),
    }
  }

  function callbacksOf(given: unknown, pointer: Pointer): Pick<Operation, 'callbacks'> {
    const callbacks = Object.entries(isRecord(given) ? given : {}).flatMap(([name, callback]) => {
      const at = [...pointer, 'callbacks', name]
      const urls = Object.entries(pointers.follow(callback, at)).filter(([url]) => !url.startsWith('x-'))
      return urls.flatMap(([url, item]) => outgoing(name, item, [...at, url], url))
    })
    return callbacks.length === 0 ? {} : { callbacks }
  }

  /** The requests of a webhook, or of one URL of a callback. */
  function outgoing(name: string, given: unknown, pointer: Pointer, url?: string): OutgoingRequest[] {
    const item = pointers.follow(given, pointer)
    return methodsOf(item).map((method) => {
      const at = [...pointer, method]
      const { requestBody } = bodyOf(pointers.follow(item[method], at).requestBody, at)
      return { name, method, ...(url !== undefined && { url }), content: requestBody?.content ?? [] }
    })
  }

  function parametersOf(given: [parameter: unknown, at: Pointer][]): Parameter[] {
    const byName = new Map<string, Parameter>()
    for (const [parameter, at] of given) {
      const { name, in: location, required, schema, content, ...more } = pointers.follow(parameter, at)
      if (typeof name !== 'string' || typeof location !== 'string') {
        note(at, 'parameters without a name or place, which are ignored', String(name))
        continue
      }
      if (location === 'header' && DECLARED_ELSEWHERE.test(name)) continue
      const styles = Object.hasOwn(STYLES, location) ? (STYLES[location] ?? []) : []
      const [plain] = styles
      if (plain === undefined) {
        note(at, 'parameters that are not validated', `${name} in ${location}`)
        continue
      }
      const {
        style: writtenStyle = plain,
        explode = writtenStyle === 'form' || writtenStyle === 'deepObject',
        allowEmptyValue,
      } = more
      const supportedStyle = isRecord(content) ? 'content' : styles.find((style) => style === writtenStyle)
      if (supportedStyle === undefined)
        note(at, 'parameters that are not validated', `${name} of style ${writtenStyle}`)
      const [media] = isRecord(content) ? Object.values(content) : []
      const declared = isRecord(media) ? media.schema : schema
      const readSchema = declared === undefined ? {} : read(declared, [...at, 'schema'])
      const isUndefined = location === 'query' && supportedStyle === 'form' && isListOfObjects(readSchema)
      if (isUndefined) note(at, 'lists of objects in a query, which OpenAPI does not define', name)
      const style = isUndefined ? undefined : supportedStyle
      byName.set(`${location} ${name}`, {
        name,
        in: location as Parameter['in'],
        required: required === true,
        schema: style === undefined ? {} : readSchema,
        ...(style !== undefined && style !== plain && { style }),
        ...(style !== undefined && explode !== (plain === 'form') && { explode: explode === true }),
        ...(allowEmptyValue === true && { allowEmptyValue }),
      })
    }
    return [...byName.values()]
  }

  function isListOfObjects(schema: Schema): boolean {
    const { type, properties } = resolve(resolve(schema, schemas).items ?? {}, schemas)
    return [type].flat().includes('object') || properties !== undefined
  }

  function bodyOf(given: unknown, pointer: Pointer): Pick<Operation, 'requestBody'> {
    if (given === undefined) return {}
    const at = [...pointer, 'requestBody']
    const { content, required } = pointers.follow(given, at)
    return { requestBody: { content: contentOf(content, at), isRequired: required === true } }
  }

  function responsesOf(given: Fields, pointer: Pointer): Pick<Operation, 'responses' | 'success'> {
    const responses = new Map<StatusKey, DeclaredResponse>()
    for (const name of Object.keys(given)) {
      const key = statusKey(name)
      if (key === undefined) continue
      const at = [...pointer, name]
      const { headers, content } = pointers.follow(given[name], at)
      responses.set(key, {
        content: contentOf(content, at),
        headers: headersOf(isRecord(headers) ? headers : {}, at),
      })
    }
    const success = successOf([...responses.keys()])
    if (responses.size === 0) note(pointer, 'calls without responses', `answered with ${success}`)
    if (success >= 400) note(pointer, 'calls that declare only errors', `answered with ${success}`)
    return { responses, success }
  }

  function contentOf(content: unknown, pointer: Pointer): MediaType[] {
    const types = isRecord(content) ? pointers.follow(content, [...pointer, 'content']) : {}
    return Object.entries(types).map(([type, given]) => {
      const at = [...pointer, 'content', type]
      const media = pointers.follow(given, at)
      if (isXml(type) && media.schema !== undefined) note(at, 'bodies in XML', type)
      const schema = media.schema === undefined ? undefined : read(media.schema, [...at, 'schema'])
      return { type, schema, examples: examplesOf(media, at) }
    })
  }

  function headersOf(headers: Fields, pointer: Pointer): DeclaredHeader[] {
    // Content-Type is declared by the content itself.
    const names = Object.keys(headers).filter((name) => !/^content-type$/i.test(name))
    return names.map((name) => {
      const at = [...pointer, 'headers', name]
      const { required, schema, example } = pointers.follow(headers[name], at)
      const header = {
        name,
        required: required === true,
        schema: schema === undefined ? {} : read(schema, at),
      }
      return example === undefined ? header : { ...header, example }
    })
  }

  function examplesOf({ example, examples }: Fields, pointer: Pointer): Record<string, unknown> {
    const named = Object.entries(isRecord(examples) ? examples : {}).flatMap(([name, example]) => {
      const found = pointers.follow(example, [...pointer, 'examples', name])
      return 'value' in found ? [[name, found.value]] : []
    })
    return { ...(example !== undefined && { default: example }), ...Object.fromEntries(named) }
  }

  return { readOperation, outgoing }
}

function statusKey(name: string): StatusKey | undefined {
  if (name === 'default') return name
  if (/^[1-5]\d\d$/.test(name)) return Number(name)
  return /^[1-5]XX$/i.test(name) ? (`${name[0]}XX` as StatusKey) : undefined
}

/** The first declared status of success: of `2XX` its first, and of `default` 200 where nothing else is one. */
function successOf(keys: readonly StatusKey[]): number {
  const statuses = keys.map((key) => {
    if (key === 'default') return 200
    return typeof key === 'number' ? key : Number(key[0]) * 100
  })
  const named = statuses.filter((_status, index) => keys[index] !== 'default')
  const among = (most: number) => named.find((status) => status >= 200 && status < most)
  if (among(400) !== undefined || keys.includes('default')) return among(300) ?? among(400) ?? 200
  // A 1xx is not the response to a call.
  return statuses.find((status) => status >= 200) ?? 200
}

const entriesOf = (given: unknown, pointer: Pointer) =>
  [given ?? []]
    .flat()
    .map((parameter, index): [unknown, Pointer] => [parameter, [...pointer, 'parameters', String(index)]])

/** OpenAPI ignores these as parameters. */
const DECLARED_ELSEWHERE = /^(?:accept|content-type|authorization)$/i
/** The styles of each kind of parameter; the first is the default. */
const STYLES: Record<string, readonly Style[]> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
}

/** The path of the first server: `/v1` for `https://api.example/v1/`, with variables at their defaults. */
export function basePathOf({ servers }: Record<string, unknown>): string {
  const [first] = Array.isArray(servers) ? servers : []
  if (!isRecord(first) || typeof first.url !== 'string') return ''
  const variables = isRecord(first.variables) ? first.variables : {}
  const url = first.url.replaceAll(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const variable = variables[name]
    return isRecord(variable) ? String(variable.default) : ''
  })
  const path = URL.canParse(url) ? new URL(url).pathname : url.replace(/^\.?(?=[^/.])/, '/')
  return path.replace(/\/+$/, '')
}

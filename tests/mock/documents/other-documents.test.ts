import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createReloadableServer } from '../../../mock-server/engine/app.ts'
import { backendFor } from '../../../mock-server/hosts/backend-for.ts'
import { controlFiles } from '../../../mock-server/hosts/node/documents.ts'

type Fields = Record<string, unknown>
type Call = {
  name: string
  pointer: string
  path: string
  method: string
  operation: Fields
  shared: Fields[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const SEEDS = [1, 2, 3, 4, 5]
// What the three documents declare, so that each call is permitted.
const CREDENTIALS = { authorization: 'Basic YTpi', 'x-api-key': 'key' }

describe.each([
  ['library', '/v2', { searchBooks: 'remembered', addBook: 'remembered', removeBook: 'remembered' }],
  ['weather', '', { report: 'example' }],
  ['tasks', '', { tasks: 'remembered', register: 'remembered', updateProfile: 'remembered' }],
] as const)('the document %s', (name, basePath, sources: Record<string, string>) => {
  const document: Fields = parse(
    readFileSync(new URL(`other-documents/${name}.yaml`, import.meta.url), 'utf8'),
  )
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'document')
  const calls = callsOf(document)

  test.each(calls.map((call) => [call.name, call] as const))(
    '%s is answered validly',
    async (_name, call) => {
      for (const seed of SEEDS) {
        const response = await start(document, seed).fetch(requestOf(document, basePath, call))
        const text = await response.text()
        const [status, declared] = responseOf(document, call, response.status)
        expect(status, `${response.status} ${text}`).toBeDefined()
        const id = String(call.operation.operationId ?? `${call.method.toUpperCase()} ${call.path}`)
        expect(response.headers.get('x-mock-source')).toBe(sources[id] ?? 'generated')
        const [type] = Object.keys(Object(declared.content))
        if (type === undefined) expect(text).toBe('')
        else expect(response.headers.get('content-type')).toContain(type)
        for (const [header, of] of Object.entries(Object(declared.headers))) {
          const { schema } = resolved(document, of)
          const value = response.headers.get(header)
          const { type: kind } = Object(schema)
          expect(
            ajv.validate(Object(schema), kind === 'integer' ? Number(value) : value),
            String(value),
          ).toBe(true)
        }
        if (!type?.includes('json')) continue
        const pointer = `document#${call.pointer}/responses/${status}/content/${type.replaceAll('/', '~1')}/schema`
        const isValid = ajv.validate({ $ref: pointer }, JSON.parse(text))
        expect(isValid, `${text} ${ajv.errorsText()}`).toBe(true)
      }
    },
  )

  test('calls without credentials are rejected where the document requires them', async () => {
    for (const call of calls) {
      const { url, method } = requestOf(document, basePath, call)
      const bare = new Request(url.replace('api_key=key', ''), { method })
      const security = Array.from<object>(Object(call.operation.security ?? document.security ?? []))
      const isPublic = security.length === 0 || security.some((each) => Object.keys(each).length === 0)
      const { status } = await start(document).fetch(bare)
      expect({ call: call.name, isRejected: status === 401 }).toEqual({
        call: call.name,
        isRejected: !isPublic,
      })
    }
  })

  test('all of it is supported', () => {
    expect(start(document).contract().notices).toEqual([])
  })
})

function start(contract: unknown, seed = 1) {
  return createReloadableServer({
    contract,
    ...backendFor(contract),
    control: controlFiles(undefined, false),
    seed,
  })
}

function callsOf(document: Fields): Call[] {
  return Object.entries(Object(document.paths)).flatMap(([path, item]) => {
    const fields: Record<string, Fields> = Object(item)
    return METHODS.filter((method) => fields[method]).map((method) => ({
      name: `${method.toUpperCase()} ${path}`,
      pointer: `/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}`,
      path,
      method,
      operation: Object(fields[method]),
      shared: Object(fields.parameters ?? []),
    }))
  })
}

/** A request with the examples of the document. */
function requestOf(document: Fields, basePath: string, { path, method, operation, shared }: Call): Request {
  const url = new URL(`http://mock${basePath}${path}`)
  url.searchParams.set('api_key', 'key')
  const scheme = Object.keys(Object([operation.security ?? document.security].flat()[0] ?? {}))[0]
  if (scheme !== 'inQuery') url.searchParams.delete('api_key')
  for (const each of [...shared, ...Array.from<Fields>(Object(operation.parameters ?? []))]) {
    const { name, in: location, example, required } = resolved(document, each)
    if (required !== true) continue
    if (location === 'path') url.pathname = decodeURI(url.pathname).replace(`{${name}}`, String(example))
    else url.searchParams.set(String(name), String(example))
  }
  const content: Fields = Object(resolved(document, operation.requestBody ?? {}).content)
  const json: Fields | undefined = content['application/json'] && Object(content['application/json'])
  return new Request(url, {
    method: method.toUpperCase(),
    headers: { ...CREDENTIALS, ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json.example) }),
  })
}

/** The response that the document declares for a status, and its key. */
function responseOf(
  document: Fields,
  { operation }: Call,
  status: number,
): [key: string | undefined, Fields] {
  const responses: Fields = Object(operation.responses)
  const key = [String(status), `${String(status)[0]}XX`, 'default'].find((each) => each in responses)
  const isError = status >= 400
  return [isError ? undefined : key, resolved(document, responses[key ?? ''] ?? {})]
}

function resolved(document: Fields, value: unknown): Fields {
  const { $ref, ...own } = Object(value)
  if ($ref === undefined) return own
  const names = String($ref).split('/').slice(1)
  return Object(names.reduce<unknown>((inside, name) => Reflect.get(Object(inside), name), document))
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMockServer } from '../../../mock-server/engine/app.ts'
// Bounds the backtracking of patterns, as in the program.
import '../../../mock-server/hosts/node/node-server.ts'

// Collects garbage on demand, since otherwise the size of the heap would mean nothing.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** A mock server of the paths and schemas given as YAML. */
function served(paths: string | object, schemas: string | object = '{}', openapi = '3.1.0') {
  const notices: string[] = []
  const contract = {
    openapi,
    info: { title: 'Odd', version: '1' },
    paths: typeof paths === 'string' ? parse(paths) : paths,
    components: { schemas: typeof schemas === 'string' ? parse(schemas) : schemas },
  }
  const app = createMockServer({ contract, warn: (line) => notices.push(line) })
  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
  const post = (path: string, body: unknown, type = 'application/json') =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { get, post, notices }
}

const ok = (schema: string) =>
  `{ '200': { description: ok, content: { application/json: { schema: ${schema} } } } }`
const taking = (schema: string) =>
  `{ post: { requestBody: { required: true, content: { application/json: { schema: ${schema} } } }, responses: { '200': { description: ok } } } }`

test('a required field with a default is still required, and a valid alternative is accepted', async () => {
  const { post } = served(
    `{ /items: ${taking('{ oneOf: [{ $ref: "#/components/schemas/Message" }, { $ref: "#/components/schemas/Trigger" }] }')} }`,
    `Message: { type: object, required: [role], properties: { role: { type: string } } }
Trigger: { type: object, required: [type], properties: { type: { type: string, enum: [trigger], default: trigger } } }`,
  )
  expect((await post('/items', { role: 'user' })).status).toBe(200)
  expect((await post('/items', { type: 'trigger' })).status).toBe(200)
  expect((await post('/items', {})).status).toBe(400)
})

test('a default that does not fit its schema refuses nothing, and is named', async () => {
  const { get, post, notices } = served(`
/list:
  get:
    parameters:
      - { name: page, in: query, schema: { type: string, pattern: '^[A-Z]+$', default: the first page } }
      - { name: since, in: query, schema: { allOf: [{ type: string, maxLength: 2 }], default: now } }
    responses: ${ok('{ type: object }')}
/body: ${taking('{ type: object, properties: { b: { type: string, maxLength: 3, default: long } } }')}
`)
  expect((await get('/list')).status).toBe(200)
  expect((await get('/list?page=x')).status).toBe(400)
  expect((await post('/body', {})).status).toBe(200)
  expect(notices.join('\n')).toContain('defaults that do not fit their schemas: the first page')
})

const FILTERS = `
Filter: { oneOf: [{ $ref: '#/components/schemas/And' }, { $ref: '#/components/schemas/Or' }, { $ref: '#/components/schemas/Equals' }] }
And: { type: object, required: [op, of], properties: { of: { type: array, items: { $ref: '#/components/schemas/Filter' } }, op: { const: and } } }
Or: { type: object, required: [op, of], properties: { of: { type: array, items: { $ref: '#/components/schemas/Filter' } }, op: { const: or } } }
Equals: { type: object, required: [op, value], properties: { op: { const: eq }, value: {} } }`

function nested(depth: number, innermost: unknown): unknown {
  return depth === 0 ? innermost : { op: depth % 2 ? 'and' : 'or', of: [nested(depth - 1, innermost)] }
}

test.each([
  ['alternatives', FILTERS],
  [
    'alternatives and a discriminator',
    FILTERS.replace('Filter: {', 'Filter: { discriminator: { propertyName: op },'),
  ],
  [
    'parts that each contain it',
    `Filter: { type: object, allOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }
A: { properties: { of: { type: array, items: { $ref: '#/components/schemas/Filter' } } } }
B: { properties: { op: { type: string }, of: { type: array, items: { $ref: '#/components/schemas/Filter' } } } }`,
  ],
  ['read-only fields', FILTERS.replaceAll('op: { const', 'id: { readOnly: true }, op: { const')],
])(
  'a body nested deep by %s is judged without trying all combinations',
  { timeout: 20_000 },
  async (_by, schemas) => {
    const { post } = served(`{ /search: ${taking('{ $ref: "#/components/schemas/Filter" }')} }`, schemas)
    // With all combinations, fifteen levels take minutes.
    expect((await post('/search', nested(15, { op: 'eq', value: 1 }))).status).toBe(200)
    expect((await post('/search', nested(15, { op: 5 }))).status).toBe(400)
  },
)

test('an object with many optional fields of its own type gets a response in proportion to a page', async () => {
  const fields = Array.from({ length: 30 }, (_, index) => `f${index}: { $ref: '#/components/schemas/Node' }`)
  const { get } = served(
    `{ /tree: { get: { responses: ${ok('{ $ref: "#/components/schemas/Node" }')} } } }`,
    `Node: { type: object, properties: { name: { type: string }, ${fields.join(', ')} } }`,
  )
  const response = await get('/tree')
  expect(response.status).toBe(200)
  expect((await response.text()).length).toBeLessThan(1_000_000)
})

test('a value of loose alternatives fits exactly one of them', async () => {
  const { get } = served(
    `{ /shape: { get: { responses: ${ok('{ $ref: "#/components/schemas/Shape" }')} } }, /payee: { get: { responses: ${ok('{ $ref: "#/components/schemas/Payee" }')} } } }`,
    `Payee: { oneOf: [{ properties: { person: { type: string } } }, { properties: { company: { type: string } } }] }
Shape: { oneOf: [{ $ref: '#/components/schemas/Point' }, { $ref: '#/components/schemas/Line' }, { $ref: '#/components/schemas/Any' }] }
Any: { type: object, properties: { type: { type: string } } }
Point: { type: object, required: [coordinates], properties: { type: { type: string }, coordinates: { type: array, items: { type: number } } } }
Line: { type: object, required: [coordinates], properties: { type: { type: string }, coordinates: { type: array, items: { type: array, items: { type: number } } } } }`,
  )
  const { coordinates } = await (await get('/shape')).json()
  expect(coordinates).toBeUndefined()
  const { person, company } = await (await get('/payee')).json()
  expect([typeof person, typeof company].sort()).toEqual(['object', 'string'])
})

// In quadratic time, six thousand fields take most of a minute.
test('a form with thousands of nested fields is read in proportion to them', {
  timeout: 20_000,
}, async () => {
  const { post } = served(`
/charges:
  post:
    requestBody:
      content:
        application/x-www-form-urlencoded:
          schema: { type: object, properties: { metadata: { type: object, additionalProperties: { type: string } } } }
    responses: { '200': { description: ok } }`)
  const form = Array.from({ length: 6000 }, (_, index) => `metadata[k${index}]=v`).join('&')
  expect((await post('/charges', form, 'application/x-www-form-urlencoded')).status).toBe(200)
})

test('patterns and sizes beyond any text are answered, or named at the start', async () => {
  const { get, post, notices } = served(`
/slow: ${taking("{ type: object, properties: { name: { type: string, pattern: '^([a-zA-Z0-9]+\\s?)*$' } } }")}
/long: { get: { responses: ${ok("{ type: object, required: [code], properties: { code: { type: string, pattern: '^[A-Z]{200000000}$' } } }")} } }
/many: { get: { responses: ${ok('{ type: array, minItems: 200000000, items: { type: integer } }')} } }
/text: { get: { responses: ${ok('{ type: object, required: [t], properties: { t: { type: string, minLength: 2000000000 } } }')} } }
/emoji: ${taking("{ type: string, pattern: '^.{2}$' }")}
`)
  expect((await post('/slow', { name: `${'a'.repeat(60)}!` })).status).toBe(400)
  for (const path of ['/long', '/many', '/text']) expect((await get(path)).status).toBe(200)
  expect((await post('/emoji', '"a😀"')).status).toBe(200)
  expect(notices.join('\n')).toContain('or too large: ^[A-Z]{200000000}$')
  expect(notices.join('\n')).toContain('sizes that generated values do not reach: minItems 200000000')
})

test('generated answers leave nothing behind', async () => {
  const { get } = served(
    `{ /tree: { get: { responses: ${ok('{ $ref: "#/components/schemas/Task" }')} } } }`,
    `Task: { allOf: [{ $ref: '#/components/schemas/Compact' }, { type: object, properties: { subtasks: { type: array, items: { $ref: '#/components/schemas/Compact' } }, parent: { oneOf: [{ $ref: '#/components/schemas/Task' }, { $ref: '#/components/schemas/Compact' }] } } }] }
Compact: { type: object, required: [gid], properties: { gid: { type: string }, name: { type: string, minLength: 3 } } }`,
  )
  const heap = async (calls: number) => {
    for (let call = 0; call < calls; call++) await (await get('/tree')).text()
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = await heap(100)
  expect((await heap(1500)) - before).toBeLessThan(20_000_000)
})

test('one odd part never refuses the rest of a document', async () => {
  const { get, notices } = served(`
/drafts: { get: { summary: not written yet } }
/broken: { get: { responses: ${ok("{ type: object, properties: { a: { $ref: '#/components/schemas/Nowhere' } } }")} } }
/parameter: { get: { parameters: [{ $ref: '#/components/parameters/Nowhere' }], responses: { '200': { description: ok } } } }
/tuple: { get: { responses: ${ok('{ type: object, properties: { a: { items: [{ type: string }] } } }')} } }
/things: { get: { responses: { '200': { description: ok } } } }
`)
  for (const path of ['/drafts', '/broken', '/parameter', '/tuple', '/things'])
    expect((await get(path)).status, path).toBe(200)
  expect(notices.join('\n')).toMatch(/calls without responses: .*\/drafts/)
  expect(notices.join('\n')).toContain('#/components/schemas/Nowhere')
})

test('a reference may stand for a call', async () => {
  const { get } = served(
    `{ /a: { get: { $ref: '#/paths/~1b/get' } }, /b: { get: { responses: ${ok('{ const: 1 }')} } } }`,
  )
  expect(await (await get('/a')).json()).toBe(1)
})

test('the framing of a response is the server’s, whatever a document declares', async () => {
  const header = (name: string, declaration: string) =>
    `{ '200': { description: ok, headers: { ${name}: ${declaration} }, content: { application/json: { schema: { type: object } } } } }`
  const { get, post } = served(`
/chunked: { get: { responses: ${header('Transfer-Encoding', '{ schema: { type: string } }')} } }
/length: { get: { responses: ${header('Content-Length', '{ schema: { type: integer, example: 5000 } }')} } }
/encoded: { get: { responses: ${header('Content-Encoding', '{ schema: { type: string, enum: [gzip] } }')} } }
/date: { get: { responses: ${header('Date', '{ schema: { type: string } }')} } }
/name: { get: { responses: ${header('X-Name', "{ schema: { type: string }, example: 'कोष' }")} } }
/upgrade: { post: { responses: { '101': { description: switched }, '400': { description: no } } } }
`)
  for (const path of ['/chunked', '/length', '/encoded', '/date', '/name']) {
    const response = await get(path)
    expect(response.status, path).toBe(200)
    expect(Date.parse(response.headers.get('date') ?? '')).toBeGreaterThan(0)
    for (const name of ['transfer-encoding', 'content-length', 'content-encoding'])
      expect(response.headers.get(name), path).toBeNull()
  }
  expect((await post('/upgrade', {})).status).toBe(400)
})

test('of the same path with other names, the operation with fitting parameters is called', async () => {
  const { get, notices } = served(`
/files/{Id}: { get: { operationId: byId, parameters: [{ name: Id, in: path, required: true, schema: { type: string, format: uuid } }], responses: ${ok('{ const: id }')} } }
/files/{Name}: { get: { operationId: byName, parameters: [{ name: Name, in: path, required: true, schema: { type: string } }], responses: ${ok('{ const: name }')} } }
`)
  expect(await (await get('/files/a.pdf')).json()).toBe('name')
  expect(await (await get('/files/00000000-0000-4000-8000-000000000000')).json()).toBe('id')
  expect(notices.join('\n')).toContain('paths that differ in the names of their parameters only')
})

test('a list of objects in a query is neither refused nor judged', async () => {
  const { get } = served(`
/search: { get: { parameters: [{ name: filters, in: query, schema: { type: array, items: { type: object, properties: { a: { type: integer } } } } }], responses: { '200': { description: ok } } } }`)
  expect((await get('/search?filters=%5B%7B%22a%22%3A1%7D%5D')).status).toBe(200)
})

test('a reference that leads nowhere, in a list parameter, is named once', () => {
  const { notices } = served(`
/search: { get: { parameters: [{ name: ids, in: query, schema: { type: array, items: { $ref: '#/components/schemas/Nowhere' } } }], responses: { '200': { description: ok } } } }`)
  const [line] = notices.filter((notice) => notice.includes('Nowhere'))
  expect(line).not.toContain('more')
})

test('thousands of paths are answered at once', async () => {
  const item = { get: { responses: { '200': { description: 'ok' } } } }
  const paths = Array.from({ length: 9000 }, (_, index) => [`/r${index}/{a}/x/{b}/y/{c}`, item])
  const { get } = served(Object.fromEntries(paths))
  expect((await get('/r8999/1/x/2/y/3')).status).toBe(200)
  expect((await get('/r8999/1/x/2/y')).status).toBe(404)
})

test('schemas that refer to themselves by conditions, or that are very deep, are served', async () => {
  const deep = Array.from({ length: 3000 }).reduce<object>(
    (inside) => ({ type: 'object', properties: { a: inside } }),
    { type: 'string' },
  )
  const { get, post } = served(
    `{ /not: ${taking('{ $ref: "#/components/schemas/Not" }')}, /if: ${taking('{ $ref: "#/components/schemas/If" }')}, /deep: { get: { responses: ${ok('{ $ref: "#/components/schemas/Deep" }')} } } }`,
    {
      Not: { not: { $ref: '#/components/schemas/Not' } },
      If: { if: { $ref: '#/components/schemas/If' }, else: {} },
      Deep: deep,
    },
  )
  expect((await post('/not', {})).status).toBeLessThan(500)
  expect((await post('/if', {})).status).toBeLessThan(500)
  expect((await get('/deep')).status).toBe(200)
})

test('an optional JSON body may be empty, and write-only fields are not answered', async () => {
  const { get, post } = served(`
/optional: { post: { requestBody: { content: { application/json: { schema: { type: object } } } }, responses: { '200': { description: ok } } } }
/user: { get: { responses: ${ok('{ type: object, required: [id, password], properties: { id: { type: integer }, password: { type: string, writeOnly: true } } }')} } }
`)
  expect((await post('/optional', '')).status).toBe(200)
  expect(Object.keys(await (await get('/user')).json())).toEqual(['id'])
})

test('servers of a path and of a call are served', async () => {
  const { get } = served(`
/a: { servers: [{ url: 'https://files.example/upload' }], get: { responses: ${ok('{ const: path }')} } }
/b: { get: { servers: [{ url: /v9 }], responses: ${ok('{ const: call }')} } }
`)
  expect(await (await get('/upload/a')).json()).toBe('path')
  expect(await (await get('/v9/b')).json()).toBe('call')
})

test.each([
  ['text/event-stream', /^(data: .+\n\n){2,}$/],
  ['application/x-ndjson', /^(\{.+\}\n){2,}$/],
  ['application/json-seq', /^(\p{Cc}\{.+\}\n){2,}$/u],
])('%s is framed as several items', async (type, form) => {
  const { get } = served(
    `{ /events: { get: { responses: { '200': { description: ok, content: { ${type}: { schema: { type: object, required: [id], properties: { id: { type: integer } } } } } } } } } }`,
  )
  const response = await get('/events')
  expect(response.headers.get('content-type')).toBe(type)
  expect(await response.text()).toMatch(form)
})

test('control characters in names never reach the terminal', () => {
  const { notices } = served(
    `{ /a: { get: { operationId: "a\\e[31m\\rb", responses: { '200': { description: ok } } } } }`,
  )
  expect(notices.join('')).toContain('[31m')
  expect(notices.join('')).not.toMatch(/\p{Cc}/u)
})

test('closed parts that exclude each other are read as one closed whole, and named', async () => {
  const { post, notices } = served(
    `{ /allow: ${taking('{ allOf: [{ $ref: "#/components/schemas/Key" }, { type: object, required: [email], properties: { email: { type: string } }, additionalProperties: false }] }')} }`,
    'Key: { type: object, required: [key], properties: { key: { type: string } }, additionalProperties: false }',
  )
  expect((await post('/allow', { key: 'k', email: 'e' })).status).toBe(200)
  expect((await post('/allow', { key: 'k', email: 'e', more: 1 })).status).toBe(400)
  expect(notices.join('\n')).toContain('closed parts that exclude each other')
})

test('a reference for contents, a path that URLs encode, and a name of two parameters are read as meant', async () => {
  const { get } = served(`
/a: { get: { responses: { '200': { description: ok, content: { $ref: '#/paths/~1b/get/responses/200/content' } } } } }
/b: { get: { responses: ${ok('{ const: 1 }')} } }
/<b>: { get: { responses: ${ok('{ const: 2 }')} } }
/sorted: { get: { parameters: [{ name: sort, in: query, schema: { type: object, properties: { date: { enum: [asc] } } } }, { name: date, in: query, schema: { type: string } }], responses: ${ok('{ const: 3 }')} } }
`)
  expect(await (await get('/a')).json()).toBe(1)
  expect(await (await get('/%3Cb%3E')).json()).toBe(2)
  expect(await (await get('/sorted?date=2026-01-01')).json()).toBe(3)
})

test('parts with thousands of fields are merged at once', { timeout: 5000 }, async () => {
  const part = (name: string) => ({
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => [`${name}${index}`, { type: 'string' }]),
    ),
  })
  const schema = { allOf: [part('a'), part('b'), part('a')] }
  const content = { 'application/json': { schema } }
  const { get, post } = served({
    '/wide': {
      get: { responses: { 200: { description: 'ok', content } } },
      post: { requestBody: { content }, responses: { 200: { description: 'ok' } } },
    },
  })
  expect((await get('/wide')).status).toBe(200)
  expect((await post('/wide', { a1: 'x', b2999: 'y' })).status).toBe(200)
  expect((await post('/wide', { b2999: 1 })).status).toBe(400)
})

test('thousands of alternatives with thousands of others are not all combined', async () => {
  const part = (name: string) => ({
    oneOf: Array.from({ length: 3000 }, (_, index) => ({ type: 'object', required: [`${name}${index}`] })),
  })
  const content = { 'application/json': { schema: { allOf: [part('a'), part('b')] } } }
  const { get } = served({ '/wide': { get: { responses: { 200: { description: 'ok', content } } } } })
  expect((await get('/wide')).status).toBe(200)
})

test('a requested error has the body of a rejection: its status, and a reason', async () => {
  const problem = (type: string, fields: string) =>
    `{ description: no, content: { '${type}': { schema: { type: object, required: [status], properties: { status: { type: integer }, ${fields} } } } } }`
  const { get } = served(`
/item:
  get:
    responses:
      404: ${problem('application/problem+json', 'title: { type: string }')}
      409: ${problem('application/json', 'reason: { type: string }')}
      503: ${problem('application/json', 'error: { type: string }')}
      default: { description: no, content: { application/json: { example: { status: 418 } } } }`)
  const bodies = [404, 409, 503, 418].map(async (code) =>
    (await get('/item', { prefer: `code=${code}` })).json(),
  )
  expect(await Promise.all(bodies)).toEqual([
    expect.objectContaining({ title: 'Simulated 404 response.', status: 404 }),
    { reason: 'Simulated 409 response.', status: 409 },
    { error: 'Simulated 503 response.', status: 503 },
    { status: 418 },
  ])
})

test('an operationId of two calls is named at the start', () => {
  const get = '{ get: { operationId: list, responses: { 200: { description: ok } } } }'
  expect(served(`{ /a: ${get}, /b: ${get} }`).notices).toContain(
    'operationIds of several calls: list, at paths//b/get/operationId',
  )
})

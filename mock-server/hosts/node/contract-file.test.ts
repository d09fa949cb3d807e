import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMockServer } from '../../engine/app.ts'
import { readContract } from '../../engine/contract/contract.ts'
import { watchContract, withContractAt, withContractFile } from './contract-file.ts'
import { listen } from './listen.ts'

/** The path of the first of these files, in a new folder. */
function written(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return join(folder, Object.keys(files)[0] ?? '')
}

const serving = (contract: unknown) => createMockServer({ contract })
async function statusOf(file: string, path: string): Promise<number> {
  const { status } = await withContractFile(file, serving).request(path)
  return status
}

const HEAD = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\n'

test('references to other files of the folder are followed, also from those', async () => {
  const file = written({
    'openapi.yaml': `${HEAD}paths:
  /pets/{id}: { $ref: 'paths/pet.yaml' }
components: { schemas: { Id: { type: integer } } }
`,
    'paths/pet.yaml': `get:
  parameters: [{ $ref: '../parameters.yaml#/id' }]
  responses: { 200: { description: ok, content: { application/json: { schema: { $ref: '../models/pet.json' } } } } }
`,
    'parameters.yaml':
      'id: { name: id, in: path, required: true, schema: { $ref: "openapi.yaml#/components/schemas/Id" } }\n',
    'models/pet.json':
      '{"type":"object","required":["mother"],"properties":{"mother":{"$ref":"#/$defs/Name"}},"$defs":{"Name":{"const":"Minka"}}}',
  })
  expect(await statusOf(file, '/pets/x')).toBe(400)
  const response = await withContractFile(file, serving).request('/pets/1')
  expect(await response.json()).toEqual({ mother: 'Minka' })
})

test.each([
  [
    'openapi.yaml',
    `${HEAD}paths:
  /a:
    get:
      responses:
        200:
          description: ok
          content: { application/json: { schema: { $ref: '#/nowhere' } } }
`,
    9,
  ],
  [
    'openapi.json',
    `{ "openapi": "3.1.0", "info": { "title": "A \\"quoted\\" { [", "version": "1" },
"paths": { "/a": { "get": { "responses": {}, "parameters": [
  { "name": "a", "in": "query" },
  { "name": "b", "in": "query",
    "schema": { "type": "string", "not": { "$ref": "#/nowhere" } } }
] } } } }`,
    5,
  ],
  [
    'swagger.yaml',
    `swagger: '2.0'
info: { title: A, version: '1' }
paths: {}
definitions:
  A:
    properties:
      a: { $ref: '#/nowhere' }
`,
    7,
  ],
])('a notice names the line of the part that it is about, in %s', (name, text, line) => {
  const warnings: string[] = []
  withContractFile(written({ [name]: text }), (contract, _text, lineOf) =>
    createMockServer({ contract, lineOf, warn: (warning) => warnings.push(warning) }),
  )
  expect(warnings.join('\n')).toMatch(new RegExp(`lead nowhere.*#/nowhere, at .* \\(line ${line}\\)$`, 'm'))
})

test('a reference may stand for a map, in whichever file', async () => {
  const file = written({
    'openapi.yaml': `${HEAD}paths: { $ref: paths.yaml }\ncomponents: { schemas: { $ref: 'schemas.yaml#/all' } }\n`,
    'paths.yaml': `/a:
  get: { $ref: 'calls.yaml#/a' }
`,
    'calls.yaml':
      'a: { responses: { 200: { description: ok, content: { application/json: { schema: { $ref: "openapi.yaml#/components/schemas/Item" } } } } } }\n',
    'schemas.yaml':
      'all: { Item: { type: object, required: [id], properties: { $ref: "#/fields" } } }\nfields: { id: { const: 7 }, inside: { $ref: "#/all/Item" } }\n',
  })
  const response = await withContractFile(file, serving).request('/a')
  expect(await response.json()).toMatchObject({ id: 7 })
})

test('a change of any file that was read is followed', async () => {
  const file = written({
    'openapi.yaml': `${HEAD}paths: { $ref: paths.yaml }\n`,
    'paths.yaml': '/a: { get: {} }\n',
  })
  let paths: string[] = []
  const stop = watchContract(file, {
    reload: (contract) => {
      paths = readContract(contract).operations.map(({ path }) => path)
    },
    report: () => undefined,
  })
  onTestFinished(stop)
  writeFileSync(join(dirname(file), 'paths.yaml'), '/other: { get: {} }\n')
  await expect.poll(() => paths, { timeout: 4000 }).toEqual(['/other'])
})

test('merge keys that multiply are refused by name', () => {
  const level = (at: number) =>
    `a${at}: &a${at}\n${Array.from({ length: 9 }, (_, index) => `  k${index}: { <<: *a${at - 1} }`).join('\n')}\n`
  const levels = Array.from({ length: 9 }, (_, index) => level(index + 1)).join('')
  const file = written({ 'openapi.yaml': `${HEAD}paths: {}\na0: &a0 { x: 1 }\n${levels}` })
  expect(() => withContractFile(file, serving)).toThrow('use $ref for what is repeated')
})

test.each(['../other.yaml', '/etc/hostname', 'missing.yaml', 'https://api.example/openapi.yaml'])(
  'a reference to %s is named, and the rest is served',
  (reference) => {
    const file = written({
      'api/openapi.yaml': `${HEAD}paths:\n  /a: { $ref: '${reference}' }\n  /b: { get: {} }\n`,
      'other.yaml': 'get: { responses: { 200: { description: ok } } }\n',
    })
    const { operations, notices } = withContractFile(file, readContract)
    expect(operations.map(({ path }) => path)).toEqual(['/b'])
    expect(notices).toContainEqual({
      kind: 'references that lead nowhere: only the document and files in its folder are read',
      what: reference,
      pointer: ['paths', '/a'],
    })
  },
)

test('a reference that nobody follows may lead nowhere', async () => {
  const file = written({
    'openapi.yaml': `${HEAD}x-docs: { $ref: docs/start.md }\npaths: { /a: { get: { responses: { 200: { description: ok } } } } }\n`,
  })
  expect(await statusOf(file, '/a')).toBe(200)
})

test('any number of YAML aliases and merge keys is read', async () => {
  const shared = Array.from(
    { length: 300 },
    (_, index) => `      - { name: p${index}, in: query, schema: *text }`,
  )
  const file = written({
    'openapi.yaml': `${HEAD}x-text: &text { type: string, maxLength: 1 }
x-responses: &responses { 200: { description: ok } }
paths:
  /a:
    get:
      responses: { <<: *responses, 404: { description: no } }
      parameters:
${shared.join('\n')}
`,
  })
  expect(await statusOf(file, '/a?p299=a')).toBe(200)
  expect(await statusOf(file, '/a?p299=ab')).toBe(400)
})

test('aliases that make a document endless or huge are rejected', () => {
  const levels = Array.from(
    { length: 12 },
    (_, at) => `x-${at + 1}: &x${at + 1} [${'*x'.concat(`${at}, `).repeat(10)}]`,
  )
  const huge = `${HEAD}x-0: &x0 [1]\n${levels.join('\n')}\npaths: {}\n`
  for (const text of [huge, `${HEAD}x-a: &a { b: *a }\npaths: {}\n`])
    expect(() => withContractFile(written({ 'openapi.yaml': text }), serving)).toThrow(
      'its aliases make it larger than',
    )
})

test('a contract may be at a URL', async () => {
  const text = `${HEAD}paths: { /a: { get: { responses: { 200: { description: ok } } } } }\n`
  const server = createServer(({ url }, response) =>
    response.writeHead(url === '/openapi.yaml' ? 200 : 404).end(text),
  )
  const { url, close } = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => close())
  const app = await withContractAt(`${url}/openapi.yaml`, serving)
  expect((await app.request('/a')).status).toBe(200)
  await expect(withContractAt(`${url}/none`, serving)).rejects.toThrow(
    `The contract ${url}/none cannot be read: its server answers with 404`,
  )
})

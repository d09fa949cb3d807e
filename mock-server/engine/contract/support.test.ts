import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMockServer } from '../app.ts'

type Sent = {
  json?: unknown
  form?: Record<string, string>
  gzip?: string
  body?: string
  type?: string
  encoding?: string
  method?: string
  headers?: Record<string, string>
}
type Call = [path: string, status: number, sent?: Sent]
type Part = {
  openapi?: string
  /** Each with valid and invalid values. */
  schemas?: [schema: object, right: unknown[], wrong: unknown[]][]
  components?: object
  path?: string
  parameters?: object[]
  document?: object
  calls?: Call[]
}

const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const parts: Record<string, Part[]> = parse(textOf('support.testing.yaml'))

test('the README names the tested parts', () => {
  const [, table = ''] = textOf('../README.md').split('| Part of a document |')
  const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| ([\w ]+) \|/gm)].map(([, name]) => name)
  expect(rows).toEqual(Object.keys(parts))
})

test('unsupported features are named as in the README, and reject nothing', async () => {
  const [, list = ''] = textOf('../README.md').split('Not supported, and named at the start')
  const kinds = [...list.matchAll(/^\d\. (.+)$/gm)].map(([, kind]) => kind)
  const schema = {
    type: 'object',
    properties: {
      a: { $anchor: 'a' },
      b: { type: 'string', pattern: '(?i)b' },
      c: { type: 'string', format: 'phone' },
    },
  }
  const content = { 'application/json': { schema }, 'application/xml': { schema } }
  const responses = { 200: { description: 'ok' } }
  const contract = documentOf({
    document: { paths: { '/a': { post: { requestBody: { content }, responses } } } },
  })
  const notices: string[] = []
  const server = createMockServer({ contract, warn: (line) => notices.push(line) })
  const named = notices.map((line) => line.split(': ')[0]).filter((kind) => !kind?.startsWith('Answered'))
  expect(named.sort()).toEqual(kinds.sort())
  const values = { a: 1, b: 'B', c: 'x' }
  for (const request of [{ json: values }, { type: 'application/xml', body: '<a' }])
    expect((await server.fetch(new Request('http://mock.test/a', initOf(request)))).status).toBe(200)
})

describe.each(Object.entries(parts))('%s', (_name, documentParts) => {
  const calls = documentParts.flatMap((part) =>
    callsOf(part).map((call) => ({ contract: documentOf(part), call })),
  )

  test.each(calls)('$call', async ({ contract, call: [path, status, sent = {}] }) => {
    const request = new Request(`http://mock.test${path}`, initOf(sent))
    const response = await createMockServer({ contract }).fetch(request)
    expect([response.status, await response.text()]).toEqual([status, expect.any(String)])
  })
})

/** The document of a part: its own, or one with its parameters, or with a call for each of its schemas. */
function documentOf({ openapi = '3.1.0', schemas = [], components, path, parameters, document }: Part) {
  const responses = { 200: { description: 'ok' } }
  const bodies = schemas.map(([schema], index) => [
    `/${index}`,
    { post: { requestBody: { required: true, content: { 'application/json': { schema } } }, responses } },
  ])
  const paths =
    path === undefined ? Object.fromEntries(bodies) : { [path]: { get: { parameters, responses } } }
  const version = 'swagger' in Object(document) ? {} : { openapi }
  const info = { title: 'Any', version: '1' }
  return { ...version, info, paths, components: { schemas: components }, ...document }
}

const callsOf = ({ calls = [], schemas = [] }: Part): Call[] => [
  ...calls,
  ...schemas.flatMap(([, valid, invalid], index) => [
    ...valid.map((json): Call => [`/${index}`, 200, { json }]),
    ...invalid.map((json): Call => [`/${index}`, 400, { json }]),
  ]),
]

function initOf(sent: Sent): RequestInit {
  const { type = 'application/json', encoding, headers } = sent
  const body = bodyOf(sent)
  if (body === undefined) return { method: sent.method ?? 'GET', ...(headers && { headers }) }
  const coding = sent.gzip === undefined ? encoding : 'gzip'
  const typeHeader = body instanceof FormData ? {} : { 'content-type': type }
  return {
    method: 'POST',
    body,
    headers: { ...typeHeader, ...(coding !== undefined && { 'content-encoding': coding }) },
  }
}

function bodyOf({ json, form, gzip, body }: Sent): BodyInit | undefined {
  if (form) {
    const data = new FormData()
    for (const [name, field] of Object.entries(form)) data.set(name, field)
    return data
  }
  if (gzip !== undefined) return new Uint8Array(gzipSync(gzip))
  return json === undefined ? body : JSON.stringify(json)
}

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
  /** Each with right and wrong values. */
  schemas?: [schema: object, right: unknown[], wrong: unknown[]][]
  components?: object
  path?: string
  parameters?: object[]
  document?: object
  calls?: Call[]
}

const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const parts: Record<string, Part[]> = parse(textOf('support.testing.yaml'))

test('the README names what is tested here', () => {
  const [, table = ''] = textOf('../README.md').split('| Part of a document |')
  const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| ([\w ]+) \|/gm)].map(([, name]) => name)
  expect(rows).toEqual(Object.keys(parts))
})

describe.each(Object.entries(parts))('%s', (_name, all) => {
  const calls = all.flatMap((part) => callsOf(part).map((call) => ({ contract: documentOf(part), call })))

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
  ...schemas.flatMap(([, right, wrong], index) => [
    ...right.map((json): Call => [`/${index}`, 200, { json }]),
    ...wrong.map((json): Call => [`/${index}`, 400, { json }]),
  ]),
]

function initOf(sent: Sent): RequestInit {
  const { type = 'application/json', encoding, headers } = sent
  const body = bodyOf(sent)
  if (body === undefined) return { method: sent.method ?? 'GET', ...(headers && { headers }) }
  const coding = sent.gzip === undefined ? encoding : 'gzip'
  const own = body instanceof FormData ? {} : { 'content-type': type }
  return {
    method: 'POST',
    body,
    headers: { ...own, ...(coding !== undefined && { 'content-encoding': coding }) },
  }
}

function bodyOf({ json, form, gzip, body }: Sent): BodyInit | undefined {
  if (form) {
    const data = new FormData()
    for (const [name, each] of Object.entries(form)) data.set(name, each)
    return data
  }
  if (gzip !== undefined) return new Uint8Array(gzipSync(gzip))
  return json === undefined ? body : JSON.stringify(json)
}

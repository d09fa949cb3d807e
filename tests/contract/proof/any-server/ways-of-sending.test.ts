import { expect, test } from 'vitest'
import { readDocument } from '../../suite/document.ts'
import { runAny } from './run-any.ts'

const text = { type: 'string', minLength: 1 }
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const secret = {
  type: 'object',
  required: ['id', 'key'],
  properties: {
    id: { ...text, readOnly: true },
    key: { type: 'string', minLength: 20, pattern: '^[a-z]+$', writeOnly: true },
  },
}
const page = {
  type: 'object',
  required: ['sort'],
  properties: { sort: { type: 'array', minItems: 2, maxItems: 2, items: { enum: ['a'] } } },
}
const range = { type: 'object', required: ['from'], properties: { from: { type: 'integer', enum: [7] } } }

const document = readDocument({
  openapi: '3.1.0',
  info: { title: 'Ways of sending', version: '1' },
  security: [{ session: [] }],
  components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
  paths: {
    '/uploads': {
      post: {
        operationId: 'upload',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: { type: 'object', required: ['title'], properties: { title: text } },
            },
          },
        },
        responses: {
          201: {
            description: 'Kept.',
            ...json({ type: 'object' }),
            links: {
              kept: { operationId: 'seeShelf', parameters: { shelf: '$response.body#/at~1place/shelf' } },
            },
          },
        },
      },
    },
    '/shelves/{shelf}/front': {
      get: {
        operationId: 'seeShelf',
        parameters: [
          { name: 'shelf', in: 'path', required: true, schema: text },
          { name: 'when', in: 'query', required: true, style: 'deepObject', schema: range },
          {
            name: 'tag',
            in: 'query',
            required: true,
            schema: { type: 'array', minItems: 2, maxItems: 2, items: { enum: ['a'] } },
          },
          { name: 'page', in: 'query', required: true, schema: page },
          { name: 'lang', in: 'cookie', required: true, schema: { enum: ['en'] } },
        ],
        responses: { 200: { description: 'The shelf.' } },
      },
    },
    '/socket': { get: { operationId: 'talk', responses: { 101: { description: 'Over a socket.' } } } },
    '/settings': {
      put: {
        operationId: 'replaceSettings',
        requestBody: json(text),
        responses: { 204: { description: 'Kept.' } },
      },
    },
    '/secrets': {
      post: {
        operationId: 'keep',
        requestBody: { required: true, ...json(secret) },
        responses: { 201: { description: 'Kept.', ...json(secret) } },
      },
    },
  },
})

/** The requests, one line each, to a server that answers any request with the session. */
async function sentBy(only: string, args: string[] = []): Promise<{ lines: string[]; reasons: string[] }> {
  const lines: string[] = []
  const answers: Record<string, () => Response> = {
    PUT: () => new Response(null, { status: 204 }),
    GET: () => new Response('ten books'),
    POST: () => Response.json({ id: 's1', 'at/place': { shelf: 'north-4' } }, { status: 201 }),
  }
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const body = (await request.text()).replaceAll('\r\n', '|')
    lines.push(
      `${request.method} ${pathname}${decodeURIComponent(search)} ${request.headers.get('cookie')} ${body}`.trim(),
    )
    return answers[request.method]?.() ?? new Response(null, { status: 405 })
  }
  const { outcomes } = await runAny(document, fetch, ['--header', 'Cookie: sid=sesame-42', ...args], only)
  return { lines, reasons: outcomes.flatMap(({ reason = [] }) => reason) }
}

test('a form has parts, a link names an id, and parameters are written in their style', async () => {
  const { lines, reasons } = await sentBy('positive/seeShelf')
  expect(reasons).toEqual([])
  expect(lines[0]).toMatch(
    /^POST \/uploads sid=sesame-42 --[\w-]+\|content-disposition: form-data; name="title"\|\|[^|]+\|--[\w-]+--\|$/,
  )
  expect(lines[1]).toBe(
    'GET /shelves/north-4/front?when[from]=7&tag=a&tag=a&sort=a&sort=a sid=sesame-42; lang=en',
  )
})

test.each(['positive/talk', 'security/talk-without-credentials'])(
  'another protocol is not spoken: %s',
  async (only) => {
    expect(await sentBy(only)).toEqual({
      lines: [],
      reasons: ['talk changes to another protocol, which the suite does not speak'],
    })
  },
)

test('read-only fields are not sent, and write-only ones not required in a response', async () => {
  const { lines, reasons } = await sentBy('positive/keep')
  expect(reasons).toEqual([])
  expect(lines[0]).toMatch(/^POST \/secrets \S+ \{"key":"[a-z]{20,}"\}$/)
})

test('what has no id is changed with --destructive only', async () => {
  const without = await sentBy('positive/replaceSettings')
  expect(without).toEqual({
    lines: [],
    reasons: ['replaceSettings changes what this run did not create: --destructive'],
  })
  expect((await sentBy('positive/replaceSettings', ['--destructive'])).lines[0]).toMatch(/^PUT \/settings/)
})

test('what --with names is sent in bodies too', async () => {
  const { lines } = await sentBy('positive/upload', ['--with', 'title=north'])
  expect(lines[0]).toContain('name="title"||north|--')
})

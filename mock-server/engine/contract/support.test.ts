import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createMockServer } from '../app.ts'

type Init = { method?: string; body?: BodyInit; headers?: Record<string, string> }
type Call = [path: string, status: number, init?: Init]
type Part = { document: object; calls: Call[] }

const OK = { 200: { description: 'ok' } }
const INFO = { info: { title: 'Any', version: '1' } }

const json = (body: unknown): Init => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** A document with a call for each schema, whose body has it, and the values that are right and wrong for it. */
function bodies(
  cases: [schema: object, right: unknown[], wrong: unknown[]][],
  components: object = {},
): Part {
  const paths = cases.map(([schema], index) => [
    `/${index}`,
    { post: { requestBody: { required: true, content: { 'application/json': { schema } } }, responses: OK } },
  ])
  const calls = cases.flatMap(([, right, wrong], index) => [
    ...right.map((value): Call => [`/${index}`, 200, json(value)]),
    ...wrong.map((value): Call => [`/${index}`, 400, json(value)]),
  ])
  return {
    document: {
      openapi: '3.1.0',
      ...INFO,
      paths: Object.fromEntries(paths),
      components: { schemas: components },
    },
    calls,
  }
}

const withParameters = (path: string, parameters: object[], calls: Call[]): Part => ({
  document: { openapi: '3.1.0', ...INFO, paths: { [path]: { get: { parameters, responses: OK } } } },
  calls,
})

const format = (name: string, right: string, wrong: string): [object, unknown[], unknown[]] => [
  { type: 'string', format: name },
  [right],
  [wrong, 1],
]

const gzip = async (text: string) =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer()
const compressed = (body: BodyInit): Init => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  body,
})
const typed = (type: string, body: BodyInit): Init => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
})
const form = (fields: Record<string, string>): FormData => {
  const data = new FormData()
  for (const [name, each] of Object.entries(fields)) data.set(name, each)
  return data
}

const PERSON = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, age: { type: 'integer' } },
}
const NAMED = { allOf: [{ type: 'object', required: ['a'], properties: { a: { type: 'string' } } }] }

const PARTS: Record<string, Part[]> = {
  versions: [
    {
      document: {
        swagger: '2.0',
        ...INFO,
        basePath: '/v1',
        consumes: ['application/json'],
        produces: ['application/json'],
        paths: {
          '/a': {
            post: {
              parameters: [
                {
                  name: 'ids',
                  in: 'query',
                  type: 'array',
                  items: { type: 'integer' },
                  collectionFormat: 'pipes',
                },
                { name: 'all', in: 'query', type: 'array', items: { type: 'integer' } },
                { name: 'body', in: 'body', required: true, schema: { $ref: '#/definitions/A' } },
              ],
              responses: { 200: { description: 'ok', schema: { $ref: '#/definitions/A' } } },
            },
          },
          '/form': {
            post: {
              consumes: ['application/x-www-form-urlencoded'],
              parameters: [{ name: 'n', in: 'formData', type: 'integer', required: true }],
              responses: OK,
            },
          },
        },
        definitions: {
          A: { type: 'object', required: ['n'], properties: { n: { type: 'integer', 'x-nullable': true } } },
        },
      },
      calls: [
        ['/v1/a?ids=1|2&all=1,2', 200, json({ n: 1 })],
        ['/v1/a', 200, json({ n: null })],
        ['/v1/a?ids=1|x', 400, json({ n: 1 })],
        ['/v1/a?all=1,x', 400, json({ n: 1 })],
        ['/v1/a', 400, json({ n: 'x' })],
        ['/v1/form', 200, typed('application/x-www-form-urlencoded', 'n=1')],
        ['/v1/form', 400, typed('application/x-www-form-urlencoded', 'n=x')],
      ],
    },
    (() => {
      const { document, calls } = bodies(
        [
          [{ type: 'string', nullable: true, enum: ['a'] }, ['a', null], ['b', 1]],
          [{ nullable: true, allOf: [{ $ref: '#/components/schemas/A' }] }, [null, { a: 1 }], [{}, 1]],
          [{ nullable: true, $ref: '#/components/schemas/A' }, [null, { a: 1 }], [{}]],
          [
            { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: false },
            [0.5, 1],
            [0, 1.5],
          ],
          [
            {
              type: 'object',
              properties: { nullable: { type: 'boolean' }, example: { type: 'string', nullable: true } },
            },
            [{ nullable: true, example: null }],
            [{ nullable: 1 }],
          ],
        ],
        { A: { type: 'object', required: ['a'] } },
      )
      return { document: { ...document, openapi: '3.0.3' }, calls }
    })(),
  ],
  types: [
    bodies([
      [{ type: ['string', 'null'] }, ['a', null], [1]],
      [{ type: 'integer' }, [1, 1.0], [1.5, '1']],
      [{ enum: ['a', 1, null, { b: [1] }] }, ['a', 1, null, { b: [1] }], ['b', { b: [2] }]],
      [{ const: { a: 1, b: 2 } }, [{ b: 2, a: 1 }], [{ a: 1 }]],
      [{ type: 'boolean' }, [true], ['true']],
    ]),
  ],
  numbers: [
    bodies([
      [{ type: 'number', multipleOf: 0.01 }, [19.99, 0.07, 1.1, -0.29, 1e20], [19.999]],
      [{ type: 'number', multipleOf: 1e-8 }, [12.345_678_91, 1e-8], [1e-9]],
      [{ type: 'integer', format: 'int32' }, [2_147_483_647], [2_147_483_648]],
      [{ type: 'integer', format: 'int64' }, [2 ** 60], [2 ** 64]],
      [{ type: 'integer', multipleOf: 5, exclusiveMinimum: 0 }, [5], [0, 7]],
    ]),
  ],
  text: [
    bodies([
      [{ type: 'string', minLength: 1, maxLength: 2 }, ['🧵🧵'], ['', '🧵🧵🧵']],
      [{ type: 'string', pattern: '^\\p{Lu}' }, ['Ä'], ['ä']],
      format('date', '2028-02-29', '2026-02-29'),
      format('date-time', '2026-11-21T11:30:00.5+05:30', '2026-11-21 11:30'),
      format('time', '11:30:00Z', '25:00:00Z'),
      format('duration', 'P1DT2H', 'P'),
      format('email', 'asha@tarang.example', 'asha@'),
      format('hostname', 'tarang.example', '-a.example'),
      format('ipv4', '192.0.2.1', '192.0.2.256'),
      format('ipv6', '2001:db8::1', '2001::db8::1'),
      format('uri', 'https://api.example/a?b=c', '/a'),
      format('uri-reference', '/a', 'a b'),
      format('uuid', '3f2b8c1e-5d4a-4b6f-9e7c-1a2b3c4d5e6f', '3f2b8c1e'),
      format('byte', 'YQ==', 'Y='),
      format('regex', '^a+$', '('),
      format('json-pointer', '/a/0', 'a'),
    ]),
  ],
  lists: [
    bodies([
      [
        { type: 'array', prefixItems: [{ type: 'integer' }], items: { type: 'string' } },
        [[1, 'a'], [1]],
        [['a'], [1, 1]],
      ],
      [{ type: 'array', prefixItems: [{ type: 'integer' }], items: false }, [[1]], [[1, 2]]],
      [{ type: 'array', contains: { const: 1 }, maxContains: 1 }, [[2, 1]], [[2], [1, 1]]],
      [
        { type: 'array', uniqueItems: true },
        [[1, 2]],
        [
          [
            { a: 1, b: 2 },
            { b: 2, a: 1 },
          ],
        ],
      ],
      [{ allOf: [{ prefixItems: [{ type: 'integer' }] }], unevaluatedItems: false }, [[1]], [[1, 2]]],
    ]),
  ],
  objects: [
    bodies([
      [
        { type: 'object', patternProperties: { '^x-': { type: 'integer' } }, additionalProperties: false },
        [{ 'x-a': 1 }],
        [{ 'x-a': 'b' }, { a: 1 }],
      ],
      [{ type: 'object', dependentRequired: { a: ['b'] } }, [{ b: 1 }, { a: 1, b: 1 }], [{ a: 1 }]],
      [{ type: 'object', dependentSchemas: { a: { required: ['b'] } } }, [{}, { a: 1, b: 1 }], [{ a: 1 }]],
      [{ type: 'object', propertyNames: { maxLength: 2 }, minProperties: 1 }, [{ ab: 1 }], [{}, { abc: 1 }]],
      [{ ...NAMED, unevaluatedProperties: false }, [{ a: 'b' }], [{ a: 'b', c: 1 }]],
      [
        {
          anyOf: [{ properties: { a: { const: 1 } }, required: ['a'] }, true],
          unevaluatedProperties: { type: 'string' },
        },
        [{ a: 1, b: 'c' }],
        [{ a: 2 }, { b: 1 }],
      ],
    ]),
  ],
  alternatives: [
    bodies(
      [
        [
          {
            oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
            discriminator: { propertyName: 'kind' },
          },
          [{ kind: 'Cat', lives: 9 }, { kind: 'Dog' }],
          [{ kind: 'Cat' }, { kind: 'Cow' }],
        ],
        [{ anyOf: [{ type: 'integer', maximum: 5 }, { type: 'null' }] }, [5, null], [6, 'a']],
        [{ not: { type: 'string' } }, [1], ['a']],
        [
          {
            if: { properties: { a: { const: 1 } }, required: ['a'] },
            then: { required: ['b'] },
            else: { required: ['c'] },
          },
          [{ a: 1, b: 1 }, { c: 1 }],
          [{ a: 1 }, { a: 2 }],
        ],
        [
          { $ref: '#/components/schemas/Dog', required: ['name'] },
          [{ kind: 'Dog', name: 'Rex' }],
          [{ kind: 'Dog' }],
        ],
        [
          { $ref: '#/components/schemas/Tree' },
          [{ inside: [{ inside: [] }] }],
          [{ inside: [{ inside: 1 }] }],
        ],
      ],
      {
        Cat: { type: 'object', required: ['kind', 'lives'], properties: { kind: { const: 'Cat' } } },
        Dog: { type: 'object', required: ['kind'], properties: { kind: { const: 'Dog' } } },
        Tree: {
          type: 'object',
          properties: { inside: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
        },
      },
    ),
  ],
  directions: [
    bodies(
      [
        [
          { $ref: '#/components/schemas/Item' },
          [{ secret: 's' }, { id: 1, secret: 's' }],
          [{}, { id: 'x', secret: 's' }],
        ],
        [
          { allOf: [{ $ref: '#/components/schemas/Item' }, { required: ['id'] }] },
          [{ secret: 's' }],
          [{ id: 1 }],
        ],
      ],
      {
        Item: {
          type: 'object',
          required: ['id', 'secret'],
          properties: {
            id: { type: 'integer', readOnly: true },
            secret: { type: 'string', writeOnly: true },
          },
        },
      },
    ),
  ],
  'path parameters': [
    withParameters(
      '/codes/{codes}',
      [{ name: 'codes', in: 'path', required: true, schema: { type: 'array', items: { type: 'integer' } } }],
      [
        ['/codes/1,2', 200],
        ['/codes/1,x', 400],
      ],
    ),
    withParameters(
      '/points/{at}',
      [
        {
          name: 'at',
          in: 'path',
          required: true,
          explode: true,
          schema: { type: 'object', required: ['x'], properties: { x: { type: 'integer' } } },
        },
      ],
      [
        ['/points/x=1,y=2', 200],
        ['/points/x=a', 400],
        ['/points/y=1', 400],
      ],
    ),
    withParameters(
      '/users/{id}:stop',
      [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      [
        ['/users/1:stop', 200],
        ['/users/x:stop', 400],
        ['/users/1', 404],
      ],
    ),
    withParameters(
      '/report.{format}',
      [{ name: 'format', in: 'path', required: true, schema: { enum: ['csv'] } }],
      [
        ['/report.csv', 200],
        ['/report.pdf', 400],
        ['/reportcsv', 404],
      ],
    ),
  ],
  'query parameters': [
    withParameters(
      '/q',
      [
        {
          name: 'either',
          in: 'query',
          schema: { anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'null' }] },
        },
        { name: 'ids[]', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
        {
          name: 'commas',
          in: 'query',
          explode: false,
          schema: { type: 'array', items: { type: 'integer' } },
        },
        {
          name: 'pipes',
          in: 'query',
          style: 'pipeDelimited',
          explode: false,
          schema: { type: 'array', items: { type: 'integer' } },
        },
        {
          name: 'spaces',
          in: 'query',
          style: 'spaceDelimited',
          explode: false,
          schema: { type: 'array', items: { type: 'integer' } },
        },
        {
          name: 'deep',
          in: 'query',
          style: 'deepObject',
          schema: {
            type: 'object',
            properties: {
              a: { type: 'integer' },
              b: { type: 'object', properties: { c: { type: 'boolean' } } },
            },
          },
        },
        {
          name: 'page',
          in: 'query',
          schema: { type: 'object', properties: { offset: { type: 'integer' } } },
        },
        {
          name: 'cfg',
          in: 'query',
          content: {
            'application/json': { schema: { type: 'object', properties: { a: { type: 'integer' } } } },
          },
        },
        { name: 'number', in: 'query', schema: { type: 'number' } },
        { name: 'flag', in: 'query', allowEmptyValue: true, schema: { type: 'boolean' } },
      ],
      [
        ['/q?either=1&either=2&ids[]=3&commas=1,2&pipes=1|2&spaces=1%202&more=1', 200],
        ['/q?deep[a]=1&deep[b][c]=true&offset=5&cfg={"a":1}&number=-1.5e3&flag=', 200],
        ...[
          'either=x',
          'ids[]=x',
          'commas=1,x',
          'pipes=1|x',
          'spaces=1%20x',
          'deep[a]=x',
          'deep[b][c]=1',
        ].map((query): Call => [`/q?${query}`, 400]),
        ...['offset=x', 'cfg={"a":"x"}', 'cfg={', 'number=x', 'flag=x', 'number=1&number=2'].map(
          (query): Call => [`/q?${query}`, 400],
        ),
      ],
    ),
  ],
  'headers and cookies': [
    withParameters(
      '/h',
      [
        { name: 'X-Ids', in: 'header', schema: { type: 'array', items: { type: 'integer' } } },
        { name: 'X-Trace', in: 'header', schema: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
        { name: 'theme', in: 'cookie', required: true, schema: { enum: ['dark', 'light'] } },
        { name: 'Accept', in: 'header', schema: { type: 'integer' } },
      ],
      [
        ['/h', 200, { headers: { 'x-ids': '1, 2', 'x-trace': '7', cookie: 'a=b; theme=dark' } }],
        ['/h', 400, { headers: { 'x-ids': '1, x', cookie: 'theme=dark' } }],
        ['/h', 400, { headers: { 'x-trace': 'x', cookie: 'theme=dark' } }],
        ['/h', 400, { headers: { cookie: 'theme=blue' } }],
        ['/h', 400],
      ],
    ),
  ],
  bodies: [
    {
      document: {
        openapi: '3.1.0',
        ...INFO,
        paths: {
          '/b': {
            post: {
              requestBody: {
                required: true,
                content: {
                  'application/json': { schema: PERSON },
                  'application/merge-patch+json': { schema: PERSON },
                  'application/x-www-form-urlencoded': { schema: PERSON },
                  'multipart/form-data': { schema: PERSON },
                  'text/plain': { schema: { type: 'string', maxLength: 5 } },
                  'application/octet-stream': {},
                },
              },
              responses: OK,
            },
          },
        },
      },
      calls: [
        ['/b', 200, json({ name: 'Asha', age: 40 })],
        ['/b', 400, json({ age: 40 })],
        ['/b', 200, typed('application/merge-patch+json', '{"name":"Asha"}')],
        ['/b', 400, typed('application/merge-patch+json', '{}')],
        ['/b', 200, typed('application/x-www-form-urlencoded', 'name=Asha&age=40')],
        ['/b', 400, typed('application/x-www-form-urlencoded', 'name=Asha&age=x')],
        ['/b', 200, { method: 'POST', body: form({ name: 'Asha', age: '40' }) }],
        ['/b', 400, { method: 'POST', body: form({ age: '40' }) }],
        ['/b', 400, typed('multipart/form-data; boundary=a', 'x')],
        ['/b', 200, typed('text/plain; charset=utf-8', 'hi')],
        ['/b', 400, typed('text/plain', 'too long')],
        ['/b', 200, typed('application/octet-stream', new Uint8Array([0, 255]))],
        ['/b', 200, compressed(await gzip('{"name":"Asha"}'))],
        ['/b', 400, compressed(await gzip('{}'))],
        ['/b', 415, compressed('{"name":"Asha"}')],
        ['/b', 415, typed('application/json; charset=latin1', '{"name":"Asha"}')],
        ['/b', 415, typed('application/yaml', 'name: Asha')],
        ['/b', 400, { method: 'POST' }],
      ],
    },
  ],
  'media types': [
    {
      document: {
        openapi: '3.1.0',
        ...INFO,
        paths: {
          '/m': {
            get: {
              responses: {
                200: { content: { 'text/csv': { example: 'a,b' }, 'application/json': { example: {} } } },
              },
            },
          },
          '/r': { post: { requestBody: { content: { 'text/*': {} } }, responses: OK } },
        },
      },
      calls: [
        ['/m', 200, { headers: { accept: 'text/*;q=0.9, application/xml' } }],
        ['/m', 200, { headers: { accept: '*/*' } }],
        ['/m', 406, { headers: { accept: 'application/xml, text/csv;q=0' } }],
        ['/r', 200, typed('text/x', 'a')],
        ['/r', 415, typed('image/png', 'a')],
      ],
    },
  ],
  statuses: [
    {
      document: {
        openapi: '3.1.0',
        ...INFO,
        paths: {
          '/range': { get: { responses: { '2XX': { description: 'ok' } } } },
          '/default': { get: { responses: { default: { description: 'ok' }, 404: { description: 'no' } } } },
          '/only-errors': { get: { responses: { 404: { description: 'no' } } } },
          '/created': { get: { responses: { 201: { description: 'ok' } } } },
        },
      },
      calls: [
        ['/range', 200],
        ['/default', 200],
        ['/only-errors', 404],
        ['/created', 201],
        ['/created', 404, { headers: { prefer: 'code=404' } }],
      ],
    },
  ],
  errors: [
    {
      document: {
        openapi: '3.1.0',
        ...INFO,
        paths: {
          '/e': {
            get: {
              parameters: [{ name: 'n', in: 'query', required: true, schema: { type: 'integer' } }],
              responses: { ...OK, 422: { content: { 'application/json': { schema: { type: 'object' } } } } },
            },
          },
        },
      },
      calls: [
        ['/e?n=1', 200],
        ['/e?n=x', 422],
      ],
    },
  ],
}

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the README names what is tested here', () => {
  const [, table = ''] = readme.split('| Part of a document |')
  const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| ([\w ]+) \|/gm)].map(([, name]) => name)
  expect(rows).toEqual(Object.keys(PARTS))
})

describe.each(Object.entries(PARTS))('%s', (_name, parts) => {
  test.each(parts.flatMap(({ document, calls }) => calls.map((call) => [document, ...call] as const)))(
    '%o %s is answered with %i',
    async (contract, path, status, init) => {
      const response = await createMockServer({ contract }).fetch(
        new Request(`http://mock.test${path}`, init),
      )
      expect([response.status, await response.text()]).toEqual([status, expect.anything()])
    },
  )
})

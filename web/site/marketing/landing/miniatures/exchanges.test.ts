import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { exchanges } from './exchanges.ts'

const contract = parse(readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8'))

test.each(exchanges)(
  '"$label" shows what the contract defines',
  ({ path, body, status, header, response: expected }) => {
    const { requestBody, responses } = contract.paths[path].post
    const request = requestBody.content['application/json'].example
    expect(Object.keys(request)).toEqual(expect.arrayContaining(Object.keys(body)))
    const response = responses[status]
    const example = response.content['application/json'].example
    expect(example.link ?? example).toMatchObject(expected)
    if (header) expect(response.headers).toHaveProperty(header.split(':')[0] ?? '')
  },
)

test('the requests match the examples, except for the excessive amount', () => {
  const [create] = exchanges
  const { example } = contract.paths['/payments/create'].post.requestBody.content['application/json']
  expect(example).toMatchObject(create?.body ?? {})
})

import { expect, test } from 'vitest'
import { checkExamples } from './check-examples.ts'

const Link = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', examples: ['link_1'] }, example: { type: 'integer' } },
  examples: [{ id: 'link_1' }],
}

function documentWith(media: object, schema: object = Link) {
  return {
    openapi: '3.1.0',
    components: { schemas: { Link: schema }, examples: { wrong: { value: { id: 7 } } } },
    paths: { '/links/{id}': { get: { responses: { 200: { content: { 'application/json': media } } } } } },
  }
}

const here = '/paths/~1links~1{id}/get/responses/200/content/application~1json'
const schema = { $ref: '#/components/schemas/Link' }

test('examples that match their schemas pass, including a property called "example"', () => {
  expect(checkExamples(documentWith({ schema, example: { id: 'x', example: 3 } }))).toEqual({
    checked: 3,
    problems: [],
  })
})

test('an invalid example of a media type is reported with its location', () => {
  const { problems } = checkExamples(documentWith({ schema, example: {} }))
  expect(problems).toEqual([`${here}/example: example must have required property 'id'`])
})

test('a named example is reported where it is defined', () => {
  const { problems } = checkExamples(
    documentWith({ schema, examples: { a: { $ref: '#/components/examples/wrong' } } }),
  )
  expect(problems).toEqual([`${here}/examples/a: example/id must be string`])
})

test('an invalid example deep inside a schema is found', () => {
  const wrong = {
    ...Link,
    properties: { id: { type: 'string', format: 'email', examples: ['nobody'] } },
    examples: [],
  }
  const { problems } = checkExamples(documentWith({ schema, example: { id: 'a@b.example' } }, wrong))
  expect(problems).toEqual([
    '/components/schemas/Link/properties/id/examples/0: example must match format "email"',
  ])
})

test('a media type without an example is a problem', () => {
  const { problems } = checkExamples(documentWith({ schema: { type: 'string' } }))
  expect(problems).toEqual([`${here}: neither it nor its schema has an example`])
})

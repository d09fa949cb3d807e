import { expect, test } from 'vitest'
import { createMockServer } from '../app.ts'

const pet = {
  type: 'object',
  xml: { name: 'pet' },
  properties: {
    id: { type: 'integer', example: 7, xml: { attribute: true } },
    name: { type: ['string', 'null'], example: 'Tom & <Co>' },
    tags: {
      type: 'array',
      example: ['a', 'b'],
      xml: { wrapped: true },
      items: { type: 'string', xml: { name: 'tag' } },
    },
    urls: { type: 'array', example: ['x', 'y'], items: { type: 'string' } },
    owner: {
      type: 'object',
      xml: { prefix: 'o', namespace: 'urn:o' },
      properties: { age: { type: 'integer', example: 40 } },
    },
  },
}

async function answer(schema: object, example?: unknown) {
  const content = { 'application/xml': { schema, ...(example !== undefined && { example }) } }
  const responses = { 200: { description: 'ok', content } }
  const paths = { '/pet': { get: { responses } } }
  const info = { title: 'Pets', version: '1' }
  const contract = { openapi: '3.1.0', info, paths, components: { schemas: { Pet: pet } } }
  const response = await createMockServer({ contract }).fetch(new Request('http://mock.test/pet'))
  expect(response.headers.get('content-type')).toBe('application/xml')
  return (await response.text()).replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '')
}

test('a response declared as XML is XML, as its schema says', async () => {
  const text = await answer({ $ref: '#/components/schemas/Pet' })
  expect(text).toBe(
    '<pet id="7"><name>Tom &amp; &lt;Co&gt;</name><tags><tag>a</tag><tag>b</tag></tags>' +
      '<urls>x</urls><urls>y</urls><o:owner xmlns:o="urn:o"><age>40</age></o:owner></pet>',
  )
})

test('a rejection that is declared as XML is XML', async () => {
  const schema = { type: 'object', xml: { name: 'fault' }, properties: { message: { type: 'string' } } }
  const responses = { 200: { description: 'ok' }, 400: { content: { 'application/xml': { schema } } } }
  const parameters = [{ name: 'n', in: 'query', required: true, schema: { type: 'integer' } }]
  const paths = { '/pet': { get: { parameters, responses } } }
  const contract = { openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths }
  const response = await createMockServer({ contract }).fetch(new Request('http://mock.test/pet?n=%3C'))
  expect(await response.text()).toContain(
    '<fault><message>The request is not valid. n must be a whole number<',
  )
})

test('a list is inside one element, null is an empty one, and an example in XML is sent as it is', async () => {
  const list = { type: 'array', xml: { name: 'pets' }, items: { $ref: '#/components/schemas/Pet' } }
  expect(await answer(list, [{ name: null }])).toBe('<pets><pet><name/></pet></pets>')
  expect(await answer({ type: 'object' }, '<a/>')).toBe('<a/>')
})

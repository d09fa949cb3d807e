import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mockServer, startContestant } from '../contestant.ts'
import { race } from '../load.ts'
import type { Row } from '../report.ts'
import { expectStatus } from '../responses.ts'

const CALLS = 2000
const SCHEMAS = 200
const MIB = 1024 * 1024

/** Heap after a first and after another 12,000 generated responses of a large recursive document, without the journal. */
export async function soakRows(folder: string): Promise<Row[]> {
  const file = join(folder, 'recursive.json')
  writeFileSync(file, JSON.stringify(recursiveDocument()))
  const mock = await startContestant(mockServer, ['--port', '0', '--contract', file, '--stateless'])
  const heap = async () => {
    await expectStatus(mock, { method: 'DELETE', path: '/__mock/journal' }, 204)
    return (await mock.settled()).heapUsed / MIB
  }
  const read = () =>
    race(
      {
        Kosha: {
          contestant: mock,
          call: (round) => ({ method: 'GET', path: `/${(round + SCHEMAS) % SCHEMAS}/1` }),
          expected: 200,
        },
      },
      CALLS,
    )
  await read()
  const firstHeap = await heap()
  await read()
  const secondHeap = await heap()
  mock.close()
  return [
    {
      what: 'heap after 12,000 more generated responses',
      unit: 'MiB',
      figures: { Kosha: [secondHeap], 'the first 12,000': [firstHeap] },
      target: { beside: 'the first 12,000', atMost: 1.25 },
    },
  ]
}

/** Each object leads to all others, in several ways. */
function recursiveDocument() {
  const reference = (index: number) => ({ $ref: `#/components/schemas/Node${index % SCHEMAS}` })
  const numbers = Array.from({ length: SCHEMAS }, (_, index) => index)
  const node = (index: number) => ({
    type: 'object',
    required: ['id', 'children'],
    properties: {
      id: { type: 'string' },
      children: { type: 'array', items: reference(index + 1) },
      value: { oneOf: [reference(index + 3), { type: 'string' }] },
      next: reference(index * 7 + 2),
    },
  })
  const response = (index: number) => ({
    200: { description: 'A node', content: { 'application/json': { schema: reference(index) } } },
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Nodes', version: '1' },
    paths: Object.fromEntries(
      numbers.map((index) => [
        `/${index}/{id}`,
        {
          get: {
            operationId: `node${index}`,
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
            responses: response(index),
          },
        },
      ]),
    ),
    components: { schemas: Object.fromEntries(numbers.map((index) => [`Node${index}`, node(index)])) },
  }
}

import { createMock } from '../../../mock-server/client/mock.ts'
import { createReloadableServer } from '../../../mock-server/engine/app.ts'
import { fixedClock } from '../../../mock-server/engine/time/clock.ts'
import { backendFor } from '../../../mock-server/hosts/backend-for.ts'
import { clientOf, documents, NOON } from '../server.ts'

type Document = { paths: Record<string, object>; components: { schemas: Record<string, Schema> } }
type Schema = { required: string[]; properties: Record<string, object>; [keyword: string]: unknown }

/** This repository's contract with a change. */
export function changed(change: (document: Document) => void): Document {
  const document: Document = structuredClone(Object(documents.contract))
  change(document)
  return document
}

const dispute: Schema = {
  type: 'object',
  required: ['id', 'amount', 'status', 'openedAt'],
  properties: {
    id: { type: 'string', pattern: '^dsp_[0-9]{4}$' },
    amount: { $ref: '#/components/schemas/Paise' },
    status: { enum: ['open', 'won', 'lost'] },
    openedAt: { type: 'string', format: 'date-time' },
  },
}
export const listDisputes = (content: object = {}) => ({
  operationId: 'listDisputes',
  tags: ['disputes'],
  'x-roles': ['merchant'],
  parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1 } }],
  responses: {
    200: {
      description: 'All disputes.',
      content: { 'application/json': { schema: { type: 'array', minItems: 1, items: dispute }, ...content } },
    },
  },
})
export const withDisputes = (content?: object) =>
  changed(({ paths }) => {
    paths['/disputes'] = { get: listDisputes(content) }
  })

export const withRisk = () =>
  changed(({ components: { schemas } }) => {
    schemas.Transaction?.required.push('risk')
    Object.assign(schemas.Transaction?.properties ?? {}, {
      risk: { type: 'integer', minimum: 1, maximum: 9 },
    })
  })

/** A server with a contract that can be replaced, and a token of its merchant. */
export async function start(contract: unknown, seed = 1) {
  const warnings: string[] = []
  const server = createReloadableServer({
    ...documents,
    contract,
    ...backendFor(contract),
    seed,
    clock: fixedClock(Date.parse(NOON)),
    warn: (line) => warnings.push(line),
  })
  const fetch = async (request: Request) => server.fetch(request)
  const mock = createMock({ url: 'http://mock', fetch })
  const client = clientOf(mock, fetch)
  return { ...server, ...client, mock, warnings, token: await client.signIn() }
}

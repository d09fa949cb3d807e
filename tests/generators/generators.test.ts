import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, test } from 'vitest'
import { createServer } from '../../mock-server/hosts/node/create-server.ts'
import type { Running } from '../../mock-server/hosts/node/listen.ts'
import { listen } from '../../mock-server/hosts/node/listen.ts'
import { connect as heyApi } from './clients/hey-api.ts'
import { connect as kubb } from './clients/kubb.ts'
import { connect as oazapfts } from './clients/oazapfts.ts'
import { connect as openapiTypescript } from './clients/openapi-typescript.ts'
import { connect as openapiZodClient } from './clients/openapi-zod-client.ts'
import { connect as orval } from './clients/orval.ts'
import type { Connect } from './flow.ts'
import { runFlow } from './flow.ts'

const clients: [generator: string, connect: Connect][] = [
  ['hey-api', heyApi],
  ['orval', orval],
  ['kubb', kubb],
  ['oazapfts', oazapfts],
  ['openapi-zod-client', openapiZodClient],
  ['openapi-typescript', openapiTypescript],
]

let mock: Running
beforeAll(async () => {
  mock = await listen(createHttpServer(getRequestListener(createServer().fetch)), 0)
})
afterAll(() => mock.close({ graceMs: 0 }))

test.each(clients)(
  'the code that %s generates signs in, filters, creates, refunds and deletes',
  async (name, connect) => {
    const session = `${mock.url}/s/${name}`
    await runFlow({ product: `${session}/api`, control: `${session}/__mock` }, connect)
  },
)

import { join } from 'node:path'
import type { Contestant } from '../contestant.ts'
import { mockServer, startContestant } from '../contestant.ts'
import type { Call } from '../load.ts'
import { race } from '../load.ts'
import type { Row } from '../report.ts'
import { expectStatus, lists, signedIn } from '../responses.ts'

const MIB = 1024 * 1024

/**
 * Resident memory after garbage collection.
 * @param folder of the compiled contestants and the responses
 */
export async function memoryRows(folder: string): Promise<Row[]> {
  const mock = await startContestant(mockServer, ['--port', '0'])
  const hono = await startContestant(join(folder, 'bare-hono.mjs'), [join(folder, 'responses.json')])
  await expectStatus(mock, { method: 'GET', path: '/api/payments/links' }, 401)
  await expectStatus(hono, { method: 'GET', path: '/page' }, 200)
  const rest = { Kosha: [await resident(mock)], 'bare Hono': [await resident(hono)] }
  const headers = await signedIn(mock, 'memory')
  const list = (path: string): Call => ({ method: 'GET', path, headers })
  await race({
    Kosha: { contestant: mock, call: () => list(`${lists}?limit=100`), expected: 200 },
    'bare Hono': { contestant: hono, call: () => list('/list'), expected: 200 },
  })
  const loaded = { Kosha: [await resident(mock)], 'bare Hono': [await resident(hono)] }
  mock.close()
  hono.close()
  const large = await startContestant(mockServer, ['--port', '0', '--scenario', 'large'])
  await signedIn(large, 'default', 'large')
  const largeMemory = await resident(large)
  large.close()
  return [
    { what: 'memory at rest', unit: 'MiB', figures: rest, target: { beside: 'bare Hono', atMost: 1.3 } },
    { what: 'memory after load', unit: 'MiB', figures: loaded, target: { beside: 'bare Hono', atMost: 1.8 } },
    {
      what: 'memory with scenario large',
      unit: 'MiB',
      figures: { Kosha: [largeMemory] },
      target: { atMost: 256 },
    },
  ]
}

const resident = async (contestant: Contestant) => (await contestant.settled()).rss / MIB

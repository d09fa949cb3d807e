import { join } from 'node:path'
import { DEMO_PASSWORD } from '../../../mock-server/kosha/demo-accounts.ts'
import { mockServer, startContestant } from '../contestant.ts'
import { ROUNDS } from '../load.ts'
import type { Row } from '../report.ts'
import { expectStatus } from '../responses.ts'

/**
 * CPU from the command to the first response, compared with an empty program.
 * @param folder of the compiled contestants and the responses
 */
export async function startRows(folder: string): Promise<Row[]> {
  const figures: Record<string, number[]> = { Kosha: [], 'bare Hono': [], 'Node alone': [] }
  const large: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    figures.Kosha?.push(await toFirstResponse([]))
    figures['bare Hono']?.push(await bareToFirstResponse(folder))
    figures['Node alone']?.push(await emptyProgram(folder))
    large.push(await toFirstResponse(['--scenario', 'large']))
  }
  const alone = figures['Node alone'] ?? []
  const ours = (figures.Kosha ?? []).map((ms, round) => ms - (alone[round] ?? 0))
  const theirs = (figures['bare Hono'] ?? []).map((ms, round) => ms - (alone[round] ?? 0))
  return [
    { what: 'start to first response', unit: 'ms', figures, target: { atMost: 500 } },
    {
      ...{ what: 'the same without Node itself', unit: 'ms', figures: { Kosha: ours, 'bare Hono': theirs } },
      target: { beside: 'bare Hono', atMost: 4 },
    },
    {
      what: 'scenario large: start to first response',
      unit: 'ms',
      figures: { Kosha: large },
      target: { atMost: 3000 },
    },
  ]
}

async function toFirstResponse(args: string[]): Promise<number> {
  const mock = await startContestant(mockServer, ['--port', '0', ...args])
  const credentials = JSON.stringify({ email: 'asha@tarang.example', password: DEMO_PASSWORD })
  await expectStatus(mock, { method: 'POST', path: '/api/auth/login', body: credentials }, 200)
  const { cpuMs } = await mock.usage()
  mock.close()
  return cpuMs
}

async function bareToFirstResponse(folder: string): Promise<number> {
  const contestant = await startContestant(join(folder, 'bare-hono.mjs'), [join(folder, 'responses.json')])
  await expectStatus(contestant, { method: 'GET', path: '/page' }, 200)
  const { cpuMs } = await contestant.usage()
  contestant.close()
  return cpuMs
}

async function emptyProgram(folder: string): Promise<number> {
  const contestant = await startContestant(join(folder, 'empty.mjs'))
  const { cpuMs } = await contestant.usage()
  contestant.close()
  return cpuMs
}

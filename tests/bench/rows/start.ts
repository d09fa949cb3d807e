import { join } from 'node:path'
import type { Contestant } from '../contestant.ts'
import { mockServer, startContestant } from '../contestant.ts'
import type { Call } from '../load.ts'
import { ROUNDS } from '../load.ts'
import type { Row } from '../report.ts'
import { expectStatus, signIn } from '../responses.ts'

/**
 * CPU from the command to the first response, compared with an empty program.
 * @param folder of the compiled contestants and the responses
 */
export async function startRows(folder: string): Promise<Row[]> {
  const figures = { Kosha: [] as number[], 'bare Hono': [] as number[], 'Node alone': [] as number[] }
  const large: number[] = []
  const hono = [join(folder, 'responses.json')]
  for (let round = 0; round < ROUNDS; round++) {
    figures.Kosha.push(await cpuUntil(await startContestant(mockServer, ['--port', '0']), signIn))
    figures['bare Hono'].push(
      await cpuUntil(await startContestant(join(folder, 'bare-hono.mjs'), hono), page),
    )
    figures['Node alone'].push(await cpuUntil(await startContestant(join(folder, 'empty.mjs'))))
    const withMany = await startContestant(mockServer, ['--port', '0', '--scenario', 'large'])
    large.push(await cpuUntil(withMany, signIn))
  }
  const withoutNode = (rounds: number[]) =>
    rounds.map((ms, round) => ms - (figures['Node alone'][round] ?? 0))
  return [
    { what: 'start to first response', unit: 'ms', figures, target: { atMost: 500 } },
    {
      what: 'the same without Node itself',
      unit: 'ms',
      figures: { Kosha: withoutNode(figures.Kosha), 'bare Hono': withoutNode(figures['bare Hono']) },
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

const page: Call = { method: 'GET', path: '/page' }

/** CPU of a process from its start to the response of its first call, or to its address if there is none. */
async function cpuUntil(contestant: Contestant, firstCall?: Call): Promise<number> {
  if (firstCall) await expectStatus(contestant, firstCall, 200)
  const { cpuMs } = await contestant.usage()
  contestant.close()
  return cpuMs
}

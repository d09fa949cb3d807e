import { expectStatus } from '../answers.ts'
import { startContestant } from '../contestant.ts'
import { ROUNDS } from '../load.ts'
import type { Row } from '../report.ts'

const main = new URL('../../../mock-server/main.ts', import.meta.url)
const bare = new URL('../contestants/bare-hono.ts', import.meta.url)
const empty = new URL('../contestants/empty.ts', import.meta.url)

/** CPU from the command to the first answer, beside what an empty program with the same loader takes. */
export async function startRows(answers: string): Promise<Row[]> {
  const figures: Record<string, number[]> = { Kosha: [], 'bare Hono': [], 'Node and its loader alone': [] }
  const large: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    figures.Kosha?.push(await toFirstAnswer([]))
    figures['bare Hono']?.push(await bareToFirstAnswer(answers))
    figures['Node and its loader alone']?.push(await emptyProgram())
    large.push(await toFirstAnswer(['--scenario', 'large']))
  }
  const alone = figures['Node and its loader alone'] ?? []
  const ours = (figures.Kosha ?? []).map((each, round) => each - (alone[round] ?? 0))
  const theirs = (figures['bare Hono'] ?? []).map((each, round) => each - (alone[round] ?? 0))
  return [
    { what: 'start to first answer, loader included', unit: 'ms', figures },
    {
      ...{
        what: 'start to first answer without the loader',
        unit: 'ms',
        figures: { Kosha: ours, 'bare Hono': theirs },
      },
      target: { beside: 'bare Hono', atMost: 1.5 },
    },
    {
      what: 'scenario large: start to first answer',
      unit: 'ms',
      figures: { Kosha: large },
      target: { atMost: 1000 },
    },
  ]
}

async function toFirstAnswer(args: string[]): Promise<number> {
  const mock = await startContestant(main, ['--port', '0', ...args])
  const credentials = JSON.stringify({ email: 'asha@tarang.example', password: 'kosha-demo-2025' })
  await expectStatus(mock, { method: 'POST', path: '/api/auth/login', body: credentials }, 200)
  const { cpuMs } = await mock.usage()
  mock.close()
  return cpuMs
}

async function bareToFirstAnswer(answers: string): Promise<number> {
  const contestant = await startContestant(bare, [answers])
  await expectStatus(contestant, { method: 'GET', path: '/page' }, 200)
  const { cpuMs } = await contestant.usage()
  contestant.close()
  return cpuMs
}

async function emptyProgram(): Promise<number> {
  const contestant = await startContestant(empty)
  const { cpuMs } = await contestant.usage()
  contestant.close()
  return cpuMs
}

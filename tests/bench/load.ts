import { Agent, request } from 'node:http'
import type { Contestant } from './contestant.ts'

export type Call = { method: string; path: string; headers?: Record<string, string>; body?: string }
export type Answer = { status: number; text: string }

/** Rounds alternate between contestants, so that other load on the machine affects all equally. */
export const ROUNDS = 5
// The engine compiles hot code within the first 2,000 calls; earlier rounds would measure compilation.
const WARM_UP_CALLS = 2000
// Processor time is counted in steps of up to 4 ms, which is as long as some tens of calls.
const CALLS = 1000
const AT_ONCE = 4

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** One call over a keep-alive connection. */
export function send(contestant: Pick<Contestant, 'url'>, call: Call): Promise<Answer> {
  const { method, path, headers, body } = call
  return new Promise((resolve, reject) => {
    const json =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(
      `${contestant.url}${path}`,
      { method, agent, headers: { ...json, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        )
      },
    )
    // A server may close an idle connection just when it is reused.
    sent.on('error', (error) => {
      const wasDropped = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      if (wasDropped) resolve(send(contestant, call))
      else reject(error)
    })
    sent.end(body)
  })
}

export type Entry = {
  contestant: Contestant
  /** The call of a round; `expected` is the status of a successful call. */
  call: (round: number) => Call | Promise<Call>
  expected: number
}

/**
 * CPU microseconds per call in the server process, one value per round.
 * @param calls of each round
 */
export async function race(entries: Record<string, Entry>, calls = CALLS): Promise<Record<string, number[]>> {
  const figures: Record<string, number[]> = {}
  for (let round = -Math.ceil(WARM_UP_CALLS / calls); round < ROUNDS; round++) {
    for (const [name, { contestant, call, expected }] of Object.entries(entries)) {
      const wanted = await call(round)
      const before = await contestant.usage()
      await repeat(contestant, wanted, expected, calls)
      const { cpuMs } = await contestant.usage()
      if (round >= 0) figures[name] = [...(figures[name] ?? []), ((cpuMs - before.cpuMs) * 1000) / calls]
    }
  }
  return figures
}

async function repeat(contestant: Contestant, call: Call, expected: number, calls: number): Promise<void> {
  let left = calls
  const worker = async () => {
    while (left-- > 0) {
      const { status, text } = await send(contestant, call)
      if (status !== expected) throw new Error(`${call.method} ${call.path}: ${status} ${text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

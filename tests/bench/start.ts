import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** From the command to the first answer, beside what an empty program with the same loader takes. */
const ROUNDS = 7
const main = fileURLToPath(new URL('../../mock-server/main.ts', import.meta.url))

const all = await medianOf(answered)
const loader = await medianOf(emptyProgram)
console.log(`start to first answer: ${all} ms, of which Node and tsx alone take ${loader} ms`)

async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0)
}

async function answered(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  const url = /http:\/\/localhost:\d+/.exec(String(said))?.[0]
  const body = JSON.stringify({ email: 'asha@tarang.example', password: 'kosha-demo-2025' })
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  if (response.status !== 200) throw new Error(`answered ${response.status}`)
  child.kill('SIGKILL')
}

async function emptyProgram(): Promise<void> {
  const program = "import('node:http').then(() => 0)"
  await once(spawn(process.execPath, ['--import', 'tsx', '-e', program], { stdio: 'ignore' }), 'close')
}

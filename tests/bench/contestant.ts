import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** CPU in milliseconds since the process started, memory in bytes. */
export type Usage = { cpuMs: number; rss: number; heapUsed: number }
export type Contestant = {
  url: string
  usage: () => Promise<Usage>
  /** The usage after garbage collection. */
  settled: () => Promise<Usage>
  close: () => void
}

const probe = new URL('probe.mjs', import.meta.url).href
const address = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+/

/** The script of `npm run mock`, which starts a compiled copy. */
export const mockServer = new URL('../../scripts/start/mock.mjs', import.meta.url)

/** Starts a JavaScript program in a child process and waits until it prints its URL. */
export async function startContestant(
  file: string | URL,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<Contestant> {
  // NODE_ENV was set by the bundler that compiled the contestants.
  const { NODE_ENV: _ofBundler, ...inherited } = process.env
  const child = fork(typeof file === 'string' ? file : fileURLToPath(file), args, {
    execArgv: ['--import', probe],
    env: { ...inherited, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await addressFrom(child)
  return {
    url,
    usage: () => usageOf(child, 'usage'),
    settled: () => usageOf(child, 'memory'),
    close: () => void child.kill('SIGKILL'),
  }
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (chunk) => {
      text += String(chunk)
      const found = address.exec(text)?.[0]
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`${child.spawnargs.join(' ')} ended:\n${text}`)))
  })
}

async function usageOf(child: ChildProcess, question: 'usage' | 'memory'): Promise<Usage> {
  const response = once(child, 'message')
  child.send(question)
  const [usage] = await response
  return usage
}

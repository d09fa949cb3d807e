import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../../../scripts/package/build-package.ts'

export type Engine = { url: string; close: () => Promise<void> }

/** The path of the `workerd` program, from its package or WORKERD; undefined if not installed. */
export function workerdProgram(): string | undefined {
  if (process.env.WORKERD) return process.env.WORKERD
  try {
    const { default: program } = createRequire(import.meta.url)('workerd')
    return typeof program === 'string' && existsSync(program) ? program : undefined
  } catch {
    return undefined
  }
}

/** Builds the worker and its configuration in a temporary folder. */
export async function builtWorker(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-worker-'))
  await buildWorker(folder)
  return folder
}

/** Serves the worker on a runtime without Node APIs. Engines that share `storage` must run one at a time. */
export async function startEngine(folder: string, storage: string): Promise<Engine> {
  const program = workerdProgram()
  if (!program) throw new Error('workerd is not installed')
  const options = ['--control-fd=3', '--socket-addr=http=127.0.0.1:0', `--directory-path=sessions=${storage}`]
  const child = spawn(program, ['serve', join(folder, 'workerd.capnp'), ...options], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  const closed = once(child, 'close')
  // workerd reports its port on the control channel.
  const said = await Promise.race([once(child.stdio[3] ?? child, 'data'), closed])
  const port = /"port":\s*(\d+)/.exec(String(said[0]))?.[1]
  if (!port) throw new Error(`workerd did not start: ${said[0]}`)
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGKILL')
      await closed
    },
  }
}

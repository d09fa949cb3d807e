import type { SpawnOptionsWithoutStdio } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { vi } from 'vitest'

/** Starts a program on Node. Its output is read throughout, since a closed pipe would end it with an error. */
export function startProgram(args: readonly string[], options: SpawnOptionsWithoutStdio = {}) {
  const child = spawn(process.execPath, args, options)
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (output.stdout += chunk))
  child.stderr.on('data', (chunk) => (output.stderr += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code, ...output }))

  /** The address that it prints as soon as it listens. */
  function url(): Promise<string> {
    return vi.waitUntil(
      () => {
        if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended: ${output.stderr}`)
        return /http:\/\/localhost:\d+/.exec(output.stdout)?.[0]
      },
      { timeout: 60_000 },
    )
  }

  async function close() {
    child.kill('SIGKILL')
    await ended
  }
  return { child, output, ended, url, close }
}

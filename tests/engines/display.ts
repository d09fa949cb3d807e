import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'

type Display = { name: string; stop: () => Promise<void> }

/** A virtual display (Xvfb), for browsers without a headless mode. */
export async function startDisplay(xvfb: string): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const numberPipe = server.stdio[3]
  if (!(numberPipe instanceof Readable)) throw new Error('Xvfb has no pipe to tell its number by')
  const [number] = await once(numberPipe, 'data')
  return { name: `:${String(number).trim()}`, stop: () => stop(server) }
}

/** Terminates a process gracefully and waits for its exit. */
export async function stop(process: ChildProcess) {
  if (process.exitCode !== null || process.signalCode !== null) return
  const exit = once(process, 'exit')
  process.kill()
  await exit
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'

/** Starts a mock server in a child process. @throws Error if it exits before listening */
export async function startProgram(args: string[]): Promise<{ url: string; close: () => Promise<void> }> {
  const child = spawn(process.execPath, [...args, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const url = await new Promise<string>((resolve, reject) => {
    // Keeps reading the output, since a closed pipe would end the program with an error.
    child.stdout.on('data', (chunk) => {
      const found = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0]
      if (found) resolve(found)
    })
    child.once('close', () => reject(new Error(`${args.join(' ')} ended`)))
  })
  return {
    url,
    async close() {
      child.kill('SIGKILL')
      await closed
    },
  }
}

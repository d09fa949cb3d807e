import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { served, startMockServer } from '../server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const manuals = ['.', 'mock-server', 'scripts', 'tests', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules'))
    .map((file) => join(root, folder, file)),
)

// Calls with another status than 2xx on purpose.
const ANSWERS: [part: string, status: string][] = [
  ["'Prefer: code=503", '503'],
  ["'Prefer: example=default'", '200'],
  ['exactly=2', '422'],
]

/** The curl commands of a manual in order; `…` repeats the previous one up to its data or header. */
function commandsIn(text: string): string[] {
  const commands: string[] = []
  for (const [, code = ''] of text.matchAll(/(?<!`)`((?:curl|…) [^`]+)`/g)) {
    const before = commands.at(-1) ?? ''
    const whole = code.startsWith('curl')
      ? code
      : before.slice(0, before.lastIndexOf(before.includes(" '{") ? " '{" : " '")) + code.slice(1)
    // A pipe is escaped in a table.
    commands.push(whole.replaceAll('\\|', '|'))
  }
  return commands
}

test.each(manuals.filter((file) => commandsIn(readFileSync(file, 'utf8')).length > 0))(
  'every curl command of %s is accepted as printed',
  async (file) => {
    const url = await served(startMockServer().fetch)
    for (const key of ['mine', 'old'])
      await fetch(`${url}/__mock/session`, { headers: { 'X-Mock-Session': key } })
    const folder = mkdtempSync(join(tmpdir(), 'kosha-curl-'))
    const failed: string[] = []
    for (const command of commandsIn(readFileSync(file, 'utf8'))) {
      const status = await statusOf(command.replaceAll('http://localhost:4010', url), url, folder)
      const [, expected = '2xx'] = ANSWERS.find(([part]) => command.includes(part)) ?? []
      if (status !== expected && !(expected === '2xx' && status.startsWith('2')))
        failed.push(`${status} ${command}`)
    }
    expect(failed).toEqual([])
  },
)

async function statusOf(command: string, url: string, folder: string): Promise<string> {
  const script = `M=${url}/__mock J='content-type: application/json'; ${command.replace(/^curl/, "curl -s -w '%{stderr}%{http_code}'")}`
  const shell = spawn('sh', ['-c', script], { cwd: folder })
  let output = ''
  shell.stdout.resume()
  shell.stderr.on('data', (chunk) => (output += chunk))
  await once(shell, 'close')
  return output
}

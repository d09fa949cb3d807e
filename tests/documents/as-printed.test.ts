import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { run } from '../../scripts/tool.ts'
import { blocksOf, documents, root } from './documents.ts'

const MINUTES = 60_000
/** Commands that serve until they are stopped. */
const SERVES = /npm (start|run (mock|dev))\b(?!.*--help)|foreign-backend\/main\.ts/
/** What CI runs in separate jobs, since it takes many minutes, and what waits for keys. */
const RUN_BY_CI = /^(npm ((ci && npm )?test|run test:(all|watch))\s*(#|$)|VARIANTS=alone )/

const servers: ChildProcess[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await stopped(server)
})

/** The commands of a manual that every machine can run, in order. A program is one of them, else each line is. */
const commandsIn = (document: string) =>
  blocksOf(document)
    .filter(({ language, needs }) => language === 'sh' && needs === undefined)
    .flatMap(({ code }) => {
      if (code.startsWith('set -eu')) return [code]
      const lines = code.replaceAll('\\\n', ' ').split('\n')
      return lines.filter((line) => /^[^#\s]/.test(line))
    })

const manuals = documents
  .map((document) => ({ document, commands: commandsIn(document) }))
  .filter(({ commands }) => commands.length > 0)

describe('the shell blocks of a manual, in order, in a fresh clone', () => {
  test.each(manuals)('$document', { timeout: 30 * MINUTES }, async ({ commands }) => {
    const kosha = join(mkdtempSync(join(tmpdir(), 'kosha-printed-')), 'kosha')
    expect(await run('git', ['clone', '--quiet', root, kosha])).toMatchObject({ code: 0 })
    mkdirSync(join(kosha, '../other'))
    const isInstalledByManual = commands[0]?.startsWith('npm ci')
    for (const command of isInstalledByManual ? commands : ['npm ci', ...commands])
      await runLine(command, kosha)
  })
})

async function runLine(line: string, kosha: string): Promise<void> {
  if (RUN_BY_CI.test(line)) return
  const cwd = line.includes('# in the other project') ? join(kosha, '../other') : kosha
  if (SERVES.test(line)) return served(line, cwd)
  const { code, output } = await run('sh', ['-c', line], { cwd })
  expect(code, `${line}\n${output}`).toBe(0)
}

/** Starts a server and waits until it answers at the addresses that its comment promises, or names one itself. */
async function served(line: string, cwd: string): Promise<void> {
  const server = spawn('sh', ['-c', line], { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  servers.push(server)
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(server, 'close').then(([code]) => {
    throw new Error(`${line} ended with ${code}:\n${output}`)
  })
  const [, comment = ''] = line.split('#')
  const promised = comment.match(/http:\/\/localhost:\d+[\w/]*/g) ?? []
  const answers = async (address: string) => (await fetch(address).catch(() => undefined))?.status ?? 503
  const isServing = vi.waitFor(
    async () => {
      if (promised.length === 0) expect(output).toMatch(/https?:\/\//)
      for (const address of promised) expect(await answers(address), address).toBeLessThan(500)
    },
    { timeout: 5 * MINUTES, interval: 500 },
  )
  await Promise.race([isServing, ended])
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return
  process.kill(-server.pid, 'SIGTERM')
  await once(server, 'close')
}

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { preflight } from '../../kosha/preflight.ts'
import { startForeignBackend } from '../../proof/foreign-backend/backend.ts'
import { foreignAccounts } from '../../proof/foreign-backend/data/seed.ts'
import type { Rules } from '../../proof/foreign-backend/rules.ts'
import { remoteBackend } from '../backend.ts'
import { PreflightError } from '../product.ts'
import { ExitCode } from './options.ts'

// Runs the command as a separate process, over HTTP.

const COMMAND = fileURLToPath(new URL('../../main.ts', import.meta.url))
const accounts = foreignAccounts.flatMap(({ role, email, password }) => [
  '--account',
  `${role}=${email}:${password}`,
])

async function started(rules: Partial<Rules>) {
  const foreign = await startForeignBackend({ rules })
  onTestFinished(() => foreign.close())
  return foreign
}

function command(url: string, options: string, ...more: string[]) {
  const args = ['--url', url, ...options.split(' '), ...more]
  const child = spawn(process.execPath, ['--import', 'tsx', COMMAND, ...accounts, ...args])
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  return { child, ended }
}

test('Ctrl-C ends the run with exit code 130 and deletes what it created', async () => {
  const interrupt: (() => void)[] = []
  let createdLinks = 0
  const { url, store } = await started({
    savedLink: (body) => {
      createdLinks++
      for (const act of interrupt.splice(0)) act()
      return body
    },
  })
  const before = store.links.map(({ id }) => id)
  const { child, ended } = command(url, '--only PaymentLink --runs 500')
  interrupt.push(() => child.kill('SIGINT'))
  const { code, output } = await ended
  expect(output).toContain('Stopping')
  expect([code, store.links.map(({ id }) => id)]).toEqual([ExitCode.stopped, before])
  expect(createdLinks).toBeGreaterThan(0)
  expect(output).not.toContain('Left behind')
})

test('the user and the password of --url are sent, and never printed', async () => {
  const basic = `Basic ${Buffer.from('gate keeper:let-me@in').toString('base64')}`
  let without = 0
  const { url } = await started({
    answered: (reply, { headers: { authorization = '' } }) => {
      if (authorization === basic || /^Bearer/.test(authorization)) return reply
      without++
      return { status: 403, body: 'a gate' }
    },
  })
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const address = url.replace('//', '//gate%20keeper:let-me%40in@')
  const { code, output } = await command(address, '--read-only --only positive/ --report', folder).ended
  const outputs = [
    output,
    ...['junit.xml', 'report.html'].map((name) => readFileSync(join(folder, name), 'utf8')),
  ].join()
  expect({ code, without }).toEqual({ code: ExitCode.passed, without: 0 })
  expect(outputs).toContain(url)
  expect(outputs).not.toMatch(/let-me|gate.{1,3}keeper/)
  expect(outputs).not.toContain(basic.slice('Basic '.length))
})

test('a merchant given twice is reported before any request is sent', async () => {
  const { url } = await started({})
  const [merchant] = foreignAccounts.filter(({ role }) => role === 'merchant')
  if (!merchant) throw new Error('there is no merchant')
  await expect(preflight(remoteBackend(url), [merchant, merchant], { timeoutMs: 10_000 })).rejects.toThrow(
    new PreflightError(
      `${merchant.email} and ${merchant.email} are one business: the second merchant must belong to another`,
    ),
  )
  await expect(preflight(remoteBackend(url), foreignAccounts, { timeoutMs: 10_000 })).resolves.toBeTypeOf(
    'number',
  )
})

test('an account that an earlier run has locked is reported as such', async () => {
  const fetch = () => new Response('{}', { status: 429, headers: { 'retry-after': '420' } })
  const backend = { name: 'a server', url: 'http://locked.test/api', fetch }
  await expect(preflight(backend, foreignAccounts, { timeoutMs: 10_000 })).rejects.toThrow(
    /is locked after failed sign-ins, for 7 more minutes: a run with --disposable locks its accounts itself/,
  )
})

test('the sign-ins before a run keep to the rate, too', async () => {
  const at: number[] = []
  const fetch = () => {
    at.push(performance.now())
    return Response.json({ user: { role: 'admin' }, token: 'tok' })
  }
  const admins = foreignAccounts.filter(({ role }) => role === 'admin')
  const backend = { name: 'a server', url: 'http://rate.test/api', fetch }
  const start = performance.now()
  await preflight(backend, [...admins, ...admins, ...admins], { timeoutMs: 10_000, rate: 5 })
  // Timers may be two milliseconds early.
  expect((at.at(-1) ?? 0) - start).toBeGreaterThan(398)
})

test('a run sends no more requests than it announced, except to clean up', async () => {
  let received = 0
  const { url, store } = await started({
    answered: (reply, { method }) => {
      if (method !== 'DELETE') received++
      return reply
    },
  })
  const before = store.links.length
  const signedIn = 2 * foreignAccounts.length
  const { code, output } = await command(url, '--only Link --requests 60').ended
  expect(output).toContain('sends at most 60 requests, besides cleaning up')
  expect(output).toContain('the 60 announced requests are spent')
  expect(received).toBeLessThanOrEqual(60 + signedIn)
  expect([code, store.links.length]).toEqual([ExitCode.passed, before])
})

test('a link is deleted although its creation timed out', async () => {
  const { url, store } = await started({
    // Simulates a lost response: the Content-Length exceeds the body.
    answered: (reply, { operation }) =>
      operation === 'createPaymentLink' ? { ...reply, headers: { 'Content-Length': '100000' } } : reply,
  })
  const before = store.links.map(({ id }) => id)
  const { code, output } = await command(url, '--only positive/createPaymentLink --timeout 1000').ended
  expect([code, store.links.map(({ id }) => id)]).toEqual([ExitCode.failed, before])
  expect(output).not.toContain('Left behind')
})

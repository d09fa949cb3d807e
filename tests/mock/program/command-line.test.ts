import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { served } from '../server.ts'
import { startProgram } from './start-program.ts'

/** The script of `npm run mock`, which runs a compiled copy and creates it if missing. */
const main = fileURLToPath(new URL('../../../scripts/start/mock.mjs', import.meta.url))

function run(args: readonly string[], env = process.env) {
  const program = startProgram(args, { env })
  onTestFinished(program.close)
  return program
}
const runMock = (...args: string[]) => run([main, ...args])

test('--help describes every option', async () => {
  const { code, stdout } = await runMock('--help').ended
  expect(code).toBe(0)
  for (const option of ['--report', '--port', '--seed', '--clock', '--no-rate-limit', '--help'])
    expect(stdout).toContain(option)
})

const BOOKSHOP = [
  '--contract',
  fileURLToPath(new URL('../documents/other-documents/bookshop.yaml', import.meta.url)),
]
const notAContract = join(mkdtempSync(join(tmpdir(), 'kosha-')), 'openapi.yaml')
writeFileSync(notAContract, 'openapi: [3.1')

test.each([
  [['--colour'], "Unknown option '--colour'. See --help."],
  [['--scenario', 'busyday'], '--scenario busyday is not valid: did you mean busy-day? See --help.'],
  [[...BOOKSHOP, '--scenario', 'busy-day'], '--scenario busy-day is not valid: choose example, empty. See'],
  [[...BOOKSHOP, '--stateless', '--scenario', 'example'], '--scenario example is not valid: choose empty'],
  [['--proxy', 'http://user:opensesame@127.0.0.1:1/api'], '--proxy must be a URL without user, password'],
])('%j ends with one clear line and exit code 2', async (args, message) => {
  const { code, stdout, stderr } = await runMock(...args).ended
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(message)
  expect(stderr).not.toContain('opensesame')
})

test.each([
  [['--contract', '/no/such/file.yaml'], 'The contract /no/such/file.yaml cannot be read'],
  [['--contract', notAContract], notAContract],
  [['--report', join(notAContract, 'report')], '--report'],
  [['--report', notAContract], `--report ${notAContract} cannot be used: it is not a folder`],
  [
    ['--host', 'no.such.host.invalid', '--port', '0'],
    'no.such.host.invalid is not an address of this machine',
  ],
])('%j cannot be started: one clear line and exit code 1', async (args, message) => {
  const { code, stdout, stderr } = await runMock(...args).ended
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(message)
})

test.each([
  ['example', 3],
  ['empty', 0],
])('--scenario %s of a document that is not ours', async (scenario, total) => {
  const url = await runMock(...BOOKSHOP, '--scenario', scenario, '--port', '0').url()
  expect(await (await fetch(`${url}/books`)).json()).toMatchObject({ total })
})

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(await runMock('--version').ended).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
})

test.each([
  ['scripts/start/start.ts', 'npm start'],
  ['scripts/package/bundle-mock.ts', 'npm run mock'],
])('%s looks at the port before it builds', async (script) => {
  const built = join(mkdtempSync(join(tmpdir(), 'kosha-')), 'kosha-mock.mjs')
  const file = fileURLToPath(new URL(`../../../${script}`, import.meta.url))
  const args = ['--import', 'tsx', file, ...(script.endsWith('mock.ts') ? [built] : [])]
  const { code, stdout, stderr } = await run(args, { ...process.env, PORT: '6000' }).ended
  expect({ code, stdout, isBuilt: existsSync(built) }).toEqual({ code: 1, stdout: '', isBuilt: false })
  expect(stderr).toContain('Browsers refuse to open port 6000')
})

test('a proxy prints its coverage on exit, and saves it as a page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-report-'))
  const backend = await served(() => new Response(null, { status: 418 }))
  const {
    child,
    ended,
    url: address,
  } = runMock('--port', '0', '--proxy', `${backend}/api`, '--report', folder)
  const url = await address()
  expect((await fetch(`${url}/api/payments/stats`)).headers.get('x-contract-violation')).toContain('418')
  child.kill('SIGTERM')
  const { code, stdout } = await ended
  expect(code).toBe(0)
  expect(stdout).toMatch(/0 of \d+ declared responses .*1 kind of violation/)
  expect(readFileSync(join(folder, 'coverage.html'), 'utf8')).toContain('status 418 is not declared')
  expect(JSON.parse(readFileSync(join(folder, 'coverage.json'), 'utf8'))).toMatchObject({ exercised: 0 })
})

test('a proxy names its address with the base path of the contract', async () => {
  const contract = join(mkdtempSync(join(tmpdir(), 'kosha-')), 'openapi.yaml')
  writeFileSync(contract, '{ openapi: 3.1.0, servers: [{ url: /v1 }], paths: {} }')
  const {
    child,
    ended,
    url: address,
  } = runMock('--port', '0', '--proxy', 'http://127.0.0.1:1', '--contract', contract)
  const url = await address()
  expect(await (await fetch(`${url}/__mock/openapi.yaml`)).text()).toBe(readFileSync(contract, 'utf8'))
  child.kill('SIGTERM')
  expect((await ended).stdout).toContain(`Proxy: ${url}/v1 → http://127.0.0.1:1`)
})

test('SIGTERM finishes pending requests, then exits with 0', async () => {
  const { child, ended, url: address } = runMock('--port', '0', '--clock', '2026-11-21T06:30:00Z')
  const url = await address()
  const body = JSON.stringify({ email: 'asha@tarang.example', password: 'kosha-demo-2025' })
  const call = request(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  })
  const answered = once(call, 'response')
  call.flushHeaders()
  // The server is waiting for the body, so the request is in progress when the signal arrives.
  await once(call, 'continue')
  child.kill('SIGTERM')
  call.end(body)
  const [response] = await answered
  expect(response.statusCode).toBe(200)
  response.resume()
  expect((await ended).code).toBe(0)
})

test('a fault that cuts a response prints nothing on the server', async () => {
  const { child, ended, url: address } = runMock('--port', '0')
  const url = await address()
  const fault = JSON.stringify({ operation: 'signIn', transport: { how: 'cut' } })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${url}/__mock/faults`, { method: 'POST', headers, body: fault })).status).toBe(201)
  const body = JSON.stringify({ email: 'asha@tarang.example', password: 'kosha-demo-2025' })
  const signIn = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
  await expect(signIn.text()).rejects.toThrow('terminated')
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
})

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startProgram } from '../program/start-program.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const NEW_CALL = `
paths:
  /disputes:
    get:
      operationId: listDisputes
      security: []
      responses:
        '200':
          description: All disputes.
          content:
            application/json:
              schema: { type: array, items: { type: string } }
`

/** The mock server with a copy of the contract, in its own folder. */
async function start(args = ['--watch']) {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-watch-'))
  const file = join(folder, 'openapi.yaml')
  copyFileSync(join(root, 'openapi.yaml'), file)
  const program = [join(root, 'scripts/start/mock.mjs'), ...args, '--port', '0']
  const { url, output, close } = startProgram(program, { cwd: folder })
  onTestFinished(close)
  return {
    url: await url(),
    file,
    text: readFileSync(file, 'utf8'),
    output: () => output.stdout + output.stderr,
  }
}

const publishedBy = async (url: string) => (await fetch(`${url}/__mock/openapi.yaml`)).text()

test('a changed contract is followed in place, and a broken one is reported while the last one serves', async () => {
  const { url, file, text, output } = await start()
  const statusOf = async () => (await fetch(`${url}/api/disputes`)).status
  const session = { 'x-mock-session': 'mine', 'content-type': 'application/json' }
  await fetch(`${url}/__mock/rows/payment-links`, {
    method: 'POST',
    headers: session,
    body: '{"id":"plink_before"}',
  })
  expect(await statusOf()).toBe(404)

  const accepted = text.replace('\npaths:\n', NEW_CALL)
  writeFileSync(file, accepted)
  await expect.poll(statusOf).toBe(200)
  expect(output()).toContain('Answered from the contract, without behaviour: listDisputes.')
  const row = await fetch(`${url}/__mock/rows/payment-links/plink_before`, { headers: session })
  expect(row.status).toBe(200)

  const wrong = text.replace('\npaths:\n', '\npaths: []\nx-paths:\n')
  writeFileSync(file, wrong)
  const line = wrong.slice(0, wrong.indexOf('paths: []')).split('\n').length
  const reason = 'paths: is missing, or not an object'
  await expect.poll(output).toContain(`line ${line}: ${reason}. The last valid one stays in use.`)
  expect(await statusOf()).toBe(200)

  writeFileSync(file, `${text}\n  : [`)
  await expect.poll(output).toMatch(/cannot be read: .* at line \d+, column \d+/)
  expect(await statusOf()).toBe(200)
  expect(await publishedBy(url)).toBe(accepted)
})

test('the published contract is the served one, whatever happens to its file', async () => {
  const { url, file, text } = await start(['--contract', 'openapi.yaml'])
  writeFileSync(file, 'openapi: [')
  expect(await publishedBy(url)).toBe(text)
  rmSync(file)
  expect(await publishedBy(url)).toBe(text)
})

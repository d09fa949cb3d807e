import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The names of its operations, schemas and fields are Kosha's, by accident. */
const league = {
  openapi: '3.1.0',
  info: { title: 'League', version: '1' },
  servers: [{ url: '/v1' }],
  paths: {
    '/stats': { get: answered('getStats', { goals: 3, totalTransactions: 'none' }) },
    '/transfers': { get: answered('listSettlements', [{ player: 'Mira', role: 'referee' }]) },
    '/sessions': { post: answered('signIn', { token: 'open sesame' }) },
  },
  components: { schemas: { Role: { type: 'string', enum: ['player', 'referee'] } } },
}

function answered(operationId: string, example: unknown) {
  const content = { 'application/json': { schema: {}, example } }
  return { operationId, responses: { 200: { description: 'An answer.', content } } }
}

const program = `
import { createMockServer } from './engine/app.ts'
const contract = ${JSON.stringify(league)}
const app = createMockServer({ contract })
const calls = [['GET', '/v1/stats'], ['GET', '/v1/transfers'], ['POST', '/v1/sessions'], ['GET', '/api/payments/stats']]
const bodies = []
for (const [method, path] of calls) {
  const response = await app.request('http://localhost' + path, { method })
  bodies.push([response.status, await response.json()])
}
console.log(JSON.stringify(bodies))
`

test('the engine answers for another product in a folder where nothing of Kosha is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  cpSync(join(root, 'mock-server/engine'), join(folder, 'engine'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(folder, 'program.ts'), program)
  const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/esm/index.mjs')).href
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, 'program.ts'], {
    cwd: folder,
  })
  expect(JSON.parse(stdout)).toMatchObject([
    [200, { goals: 3, totalTransactions: 'none' }],
    [200, [{ player: 'Mira', role: 'referee' }]],
    [200, { token: 'open sesame' }],
    [404, { code: 'not_found' }],
  ])
})

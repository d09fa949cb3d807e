import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../../scripts/package/bundle.ts'
import { root } from '../../scripts/tool.ts'
import type { Contestant } from './contestant.ts'
import { mockServer, startContestant } from './contestant.ts'
import { installPeers } from './peers.ts'
import type { Row } from './report.ts'
import { expectStatus, link, lists, PAGE, signedIn } from './responses.ts'
import { callRows } from './rows/calls.ts'
import { curveRows } from './rows/curves.ts'
import { limitRows } from './rows/limits.ts'
import { memoryRows } from './rows/memory.ts'
import { searchRows } from './rows/search.ts'
import { startRows } from './rows/start.ts'

const contestants = ['bare-hono', 'empty', 'fastify', 'raw']

/**
 * The rows of the wanted groups (calls, search, start, memory, curves, limits), or of all groups if none are given.
 */
export async function measureMockServer(wanted: readonly string[]): Promise<Row[]> {
  const isWanted = (group: string) => wanted.length === 0 || wanted.includes(group)
  const folder = mkdtempSync(join(tmpdir(), 'kosha-bench-'))
  const responses = join(folder, 'responses.json')
  // Compiled like the mock server, so that the loader is not measured.
  for (const name of contestants)
    await bundle({ folder, entries: { [name]: `tests/bench/contestants/${name}.ts` } })
  const mock = await startContestant(mockServer, ['--port', '0'])
  writeFileSync(responses, JSON.stringify(await responsesOf(mock)))
  const rows = [
    ...(isWanted('calls') ? await besidePeers(mock, folder) : []),
    ...(isWanted('search') ? await searchRows(mock) : []),
  ]
  mock.close()
  if (isWanted('start')) rows.push(...(await startRows(folder)))
  if (isWanted('memory')) rows.push(...(await memoryRows(folder)))
  if (isWanted('curves')) rows.push(...(await curveRows()))
  if (isWanted('limits')) rows.push(...(await limitRows()))
  rmSync(folder, { recursive: true })
  return rows
}

async function besidePeers(mock: Contestant, folder: string): Promise<Row[]> {
  const responses = join(folder, 'responses.json')
  const peers = installPeers()
  const prismOptions = ['--port', '0', '--host', '127.0.0.1', '--errors', '--verboseLevel', 'info']
  const others = {
    bare: await startContestant(join(folder, 'bare-hono.mjs'), [responses]),
    raw: await startContestant(join(folder, 'raw.mjs'), [responses]),
    fastify: await startContestant(join(folder, 'fastify.mjs'), [responses, peers]),
    prism: await startContestant(join(peers, 'node_modules/@stoplight/prism-cli/dist/index.js'), [
      ...['mock', join(root, 'openapi.yaml'), ...prismOptions],
    ]),
  }
  const rows = await callRows({ mock, ...others })
  for (const other of Object.values(others)) other.close()
  return rows
}

/** The mock server's responses, for contestants that only replay them. */
async function responsesOf(mock: Contestant) {
  const headers = await signedIn(mock, 'answers')
  const read = async (path: string) =>
    JSON.parse((await expectStatus(mock, { method: 'GET', path, headers }, 200)).text)
  const create = { method: 'POST', path: '/api/payments/create', headers, body: link }
  const created = JSON.parse((await expectStatus(mock, create, 201)).text)
  return { list: await read(`${lists}?limit=100`), page: await read(PAGE), created }
}

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMockServer } from '../../../../mock-server/engine/app.ts'
import { anyProduct } from '../../suite/checks/any-product.ts'
import { optionsFrom } from '../../suite/cli/options.ts'
import { readDocument } from '../../suite/document.ts'
import { runChecks } from '../../suite/runner.ts'

const folder = new URL('../../../mock/documents/', import.meta.url)
const files = ['generators', 'other-documents'].flatMap((name) =>
  readdirSync(new URL(name, folder)).map((file) => `${name}/${file}`),
)
const KEY = 'sesame-42'
/** The number of chains (create, read, list, change, delete) in documents with ids. */
const CHAINS: Record<string, number> = {
  'generators/springdoc.yaml': 1,
  'other-documents/bookshop.yaml': 11,
  'other-documents/library.yaml': 3,
  'other-documents/tasks.yaml': 1,
}

test.each(files)('the mock server of %s passes', async (file) => {
  const contract: unknown = parse(readFileSync(new URL(file, folder), 'utf8'))
  const document = readDocument(contract)
  const product = anyProduct(document)
  const server = createMockServer({ contract, seed: 1 })
  const places = document.operations.flatMap(({ credentials }) => credentials.flat())
  const args = places.flatMap(({ in: place, name }) => {
    if (place === 'query') return ['--query', `${name}=${KEY}`]
    if (place === 'cookie') return ['--header', `cookie: ${name}=${KEY}`]
    return ['--header', `${name}: ${name.toLowerCase() === 'authorization' ? 'Bearer ' : ''}${KEY}`]
  })
  const options = optionsFrom(['--contract', file, '--destructive', ...args], product, {})
  if (options === 'help') throw new Error('that was no question')
  // The mock server takes any credentials, so that those that the suite made up are taken away before it.
  const fetch = async (request: Request) => {
    const url = new URL(request.url)
    const headers = new Headers(request.headers)
    for (const { in: place, name } of places) {
      const header = place === 'cookie' ? 'cookie' : name
      if (place === 'query' && url.searchParams.get(name) !== KEY) url.searchParams.delete(name)
      if (place !== 'query' && headers.get(header)?.includes(KEY) !== true) headers.delete(header)
      if (headers.get('authorization')?.endsWith('x')) headers.delete('authorization')
    }
    const body = request.body && (await request.arrayBuffer())
    return server.fetch(new Request(url, { method: request.method, headers, body }))
  }
  const backend = { name: file, url: `http://engine.test${document.basePath}`, fetch }
  const run = product.newRun(backend, { ...options, seed: 1, signal: new AbortController().signal })
  const outcomes = await runChecks(run, product.checks)
  const failed = outcomes.filter(({ result }) => result === 'failed')
  expect(failed.map(({ check, reason = '' }) => `${check.id}: ${reason}`)).toEqual([])
  expect(outcomes.some(({ result }) => result === 'passed')).toBe(true)
  expect(
    outcomes.filter(({ result, check }) => result === 'passed' && check.id.startsWith('chains/')),
  ).toHaveLength(CHAINS[file] ?? 0)
})

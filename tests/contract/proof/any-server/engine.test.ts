import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMockServer } from '../../../../mock-server/engine/app.ts'
import { readDocument } from '../../suite/document.ts'
import { runAny } from './run-any.ts'

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
  const server = createMockServer({ contract, seed: 1 })
  const places = document.operations.flatMap(({ credentials }) => credentials.flat())
  const args = places.flatMap(({ in: place, name, scheme }) => {
    if (place === 'query') return ['--query', `${name}=${KEY}`]
    if (place === 'cookie') return ['--header', `cookie: ${name}=${KEY}`]
    return ['--header', `${name}: ${scheme === undefined ? '' : `${scheme} `}${KEY}`]
  })
  const { outcomes, failed } = await runAny(document, (request) => server.fetch(request), [
    '--destructive',
    // The problems of this one have the members of RFC 9457, of which its document names one.
    ...(file.endsWith('library.yaml') ? [] : ['--strict']),
    ...args,
  ])
  expect(failed).toEqual([])
  expect(outcomes.some(({ result }) => result === 'passed')).toBe(true)
  expect(
    outcomes.filter(({ result, check }) => result === 'passed' && check.id.startsWith('chains/')),
  ).toHaveLength(CHAINS[file] ?? 0)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMock } from '../../../mock-server/client/mock.ts'
import { createMockServer } from '../../../mock-server/engine/app.ts'
import { readContract } from '../../../mock-server/engine/contract/contract.ts'
import { controlFiles } from '../../../mock-server/hosts/node/documents.ts'
import { run } from '../../../scripts/tool.ts'
import { documents, served, startMockServer } from '../server.ts'

const readme = readFileSync(new URL('../../../mock-server/README.md', import.meta.url), 'utf8')
const [, program = ''] = readme.match(/```sh\n(set -eu[\s\S]*?)```/) ?? []

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => undefined).constructor

test('the shell test of the README runs as written', async () => {
  const url = await served(startMockServer().fetch)
  const { code, output } = await run('sh', ['-c', program], { env: { BASE: url } })
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^ok: plink_\d+ was paid/) })
})

test('the TypeScript of the README runs as written', async () => {
  const url = await served(startMockServer().fetch)
  const [, block = ''] = readme.match(/```ts\nimport [^\n]*\n\n(const mock[\s\S]*?)```/) ?? []
  const sample = new AsyncFunction(
    'createMock',
    `${block.replace('http://localhost:4010', url)}; return [settlement, call, token, transaction]`,
  )
  expect(await sample(createMock)).toMatchObject([
    { status: 'processed', gross: 499_900 },
    { operation: 'requestPasswordReset' },
    expect.stringMatching(/^rst_/),
    { amount: 499_900, method: 'card' },
  ])
})

test('the example of another document in the README is true', async () => {
  const document = new URL('../documents/other-documents/bookshop.yaml', import.meta.url)
  const contract = parse(readFileSync(document, 'utf8'))
  const app = createMockServer({ contract, control: controlFiles(undefined, false) })
  const url = await served(async (request) => app.fetch(request))
  const [, block = ''] = readme.match(/```ts\nimport [^\n]*\n\n(const shop[\s\S]*?)```/) ?? []
  const plain = block
    .replace('http://localhost:4010', url)
    .replace('(method: string, path: string, body?: object)', '(method, path, body)')
  const sample = new AsyncFunction('createMock', `${plain}; return { total, books, status }`)
  const { total, books, status } = await sample(createMock)
  expect(total).toBeGreaterThan(0)
  expect(books).toContainEqual(expect.objectContaining({ title: 'Krabat', author: 'ende' }))
  expect(status).toBe(404)
})

test('the README has a curl command for every control operation', () => {
  const addresses = readme.matchAll(/\$M(\/[a-z/.-]*)/g)
  const documented = new Set([...addresses].map(([, address = '']) => address.split('/')[1]))
  const paths = readContract(documents.control.document).operations.map(({ path }) => path.split('/')[1])
  for (const path of paths) expect(documented).toContain(path)
})

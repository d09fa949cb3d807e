import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createReloadableServer } from '../../../mock-server/engine/app.ts'
import { responseFor } from '../../../mock-server/engine/contract/operation.ts'
import { randomOf } from '../../../mock-server/engine/random.ts'
import { backendFor } from '../../../mock-server/hosts/backend-for.ts'
import { controlFiles } from '../../../mock-server/hosts/node/documents.ts'
import { callerOf } from './caller.ts'

const SEEDS = [1, 2, 3, 4, 5]

describe.each([
  ['library', { searchBooks: 'remembered', addBook: 'remembered' }],
  ['weather', { report: 'example' }],
  ['tasks', { tasks: 'remembered', register: 'remembered', updateProfile: 'remembered' }],
])('the document %s', (name, sources: Record<string, string>) => {
  const document = parse(readFileSync(new URL(`other-documents/${name}.yaml`, import.meta.url), 'utf8'))
  const { operations } = start(document).contract()

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s is answered validly',
    async (id, operation) => {
      for (const seed of SEEDS) {
        const errors: string[] = []
        const random = randomOf(String(seed))
        const call = callerOf(start(document, seed), document, random, (line) => errors.push(line))
        const { status, headers, text } = await call(operation)
        expect([status, errors, text]).toEqual([operation.success, [], text])
        expect(headers.get('x-mock-source')).toBe(sources[id] ?? 'generated')
        const { content = [], headers: declared = [] } = responseFor(operation, status) ?? {}
        for (const header of declared) if (header.required) expect(headers.has(header.name)).toBe(true)
        const [media] = content
        if (media) expect(headers.get('content-type')).toContain(media.type)
        else expect(text).toBe('')
      }
    },
  )

  test('calls without credentials are rejected where the document requires them', async () => {
    for (const operation of operations) {
      const call = callerOf(start(document), document, randomOf(operation.id), () => undefined)
      const { status } = await call(operation, { isSignedIn: false })
      const { security = document.security ?? [] } = document.paths[operation.path][operation.method]
      const isPublic =
        security.length === 0 || security.some((scheme: object) => Object.keys(scheme).length === 0)
      expect({ id: operation.id, isRejected: status === 401 }).toEqual({
        id: operation.id,
        isRejected: !isPublic,
      })
    }
  })

  test('all of it is supported', () => {
    expect(start(document).contract().notices).toEqual([])
  })
})

function start(contract: unknown, seed = 1) {
  return createReloadableServer({
    contract,
    ...backendFor(contract),
    control: controlFiles(undefined, false),
    seed,
  })
}

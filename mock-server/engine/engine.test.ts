import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const engine = import.meta.dirname
const read = (path: string) => readFileSync(join(engine, path), 'utf8')

const files = readdirSync(engine, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  .map(({ parentPath, name }) => join(parentPath, name))

const naming = (name: RegExp) => files.filter((file) => name.test(readFileSync(file, 'utf8')))

test('no file of the engine names the product', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(naming(/kosha/i)).toEqual([])
})

test('no file of the engine names an operation of the product, or a field of its control calls', () => {
  const additions = read('../kosha/control-additions.yaml')
  const operations = [read('../../openapi.yaml'), additions].flatMap((document) =>
    [...document.matchAll(/operationId: (\w+)/g)].map(([, id]) => id),
  )
  const schemas: ({ properties?: object } | null)[] = Object.values(parse(additions).components.schemas)
  const ownDocument = read('control/control.yaml')
  // A field that is one plain word, such as `amount`, may be a word of a comment.
  const fields = schemas
    .flatMap((schema) => Object.keys(schema?.properties ?? {}))
    .filter((name) => /[A-Z]/.test(name) && !ownDocument.includes(name))
  expect(fields).toContain('refundId')
  expect(naming(new RegExp(`\\b(${[...operations, ...fields].join('|')})\\b`))).toEqual([])
})

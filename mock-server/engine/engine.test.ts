import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const engine = import.meta.dirname

test('no file of the engine names the product', () => {
  const files = readdirSync(engine, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /kosha/i.test(readFileSync(file, 'utf8')))).toEqual([])
})

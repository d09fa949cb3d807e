import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('..', import.meta.url))

/** Each import on demand, with the call around it and the one after it. */
const LAZY = /(?:\w+(?:<[^()]*>)?\(\s*\(\) => )?import\(\s*'[^']+'\s*\)(?:\s*\.\w+\(\w*\))?/g

// What these do with a chunk that fails is tested in the browser, with one chunk of each kind.
test('a page or part that could not be loaded can be requested again', () => {
  const imports = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testing|d)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(join(web, file), 'utf8').match(LAZY) ?? [])
  expect(imports.length).toBeGreaterThan(50)
  expect(imports.filter((text) => !/^lazy(Page|Part)[<(]|\.catch\(importAgain\)$/.test(text))).toEqual([])
})

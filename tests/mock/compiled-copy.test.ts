import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A fake compiler that records which source it compiled. */
const compiler = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const folder = process.argv[2]
mkdirSync(folder, { recursive: true })
appendFileSync('compiled.txt', '.')
const text = readFileSync('mock-server/main.ts', 'utf8')
writeFileSync(
  folder + '/kosha-mock.cjs',
  'exports.runCommand = () => console.log(' + JSON.stringify(text) + ')',
)
`

/** A temporary project with `scripts/mock.mjs` and its sources. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-compiled-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('package.json', '{ "type": "module" }')
  for (const name of ['openapi.yaml', 'package-lock.json', 'compiled.txt']) write(name, '')
  write('mock-server/main.ts', 'first')
  write('scripts/package/compile-mock.ts', compiler)
  for (const name of ['scripts/mock.mjs', 'scripts/package/saved-bytecode.mjs'])
    cpSync(join(root, name), join(folder, name))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(root, 'node_modules/tsx'), join(folder, 'node_modules/tsx'))
  return {
    write,
    file: (name: string) => join(folder, name),
    start: () =>
      execFileSync(process.execPath, ['scripts/mock.mjs'], { cwd: folder, encoding: 'utf8' }).trim(),
    compilations: () => statSync(join(folder, 'compiled.txt')).size,
  }
}

test('the copy is compiled once, and again when a source changes', () => {
  const { write, start, compilations } = project()
  expect([start(), start(), compilations()]).toEqual(['first', 'first', 1])
  write('mock-server/main.ts', 'second')
  expect([start(), start(), compilations()]).toEqual(['second', 'second', 2])
  write('mock-server/main.ts', 'first')
  expect([start(), compilations()]).toEqual(['first', 2])
})

test('a changed source is detected even if its size and time are the same', () => {
  const { write, file, start } = project()
  const dated = () => utimesSync(file('mock-server/main.ts'), new Date(0), new Date(0))
  dated()
  expect(start()).toBe('first')
  write('mock-server/main.ts', 'other')
  dated()
  expect(start()).toBe('other')
})

test('a source that no other one imports is no reason to compile, a deleted one is', () => {
  const { write, file, start, compilations } = project()
  write('mock-server/deleted.ts', '')
  start()
  write('mock-server/alone.ts', 'unused')
  expect([start(), compilations()]).toEqual(['first', 1])
  rmSync(file('mock-server/deleted.ts'))
  expect([start(), compilations()]).toEqual(['first', 2])
})

test.each(['', 'no JSON', '{"name":"elsewhere"}', '{"engine":"1","name":"elsewhere","stamps":{}}'])(
  'the state saved by the last start may be %j',
  (text) => {
    const { write, start, compilations } = project()
    expect(start()).toBe('first')
    write('node_modules/.cache/kosha-mock/latest.json', text)
    expect([start(), compilations()]).toEqual(['first', 1])
  },
)

test('a start reports that it uses its compiled copy', () => {
  const { file, start } = project()
  start()
  const cache = file('node_modules/.cache/kosha-mock')
  const [copy = ''] = readdirSync(cache).filter((name) => statSync(join(cache, name)).isDirectory())
  utimesSync(join(cache, copy), new Date(0), new Date(0))
  start()
  expect(statSync(join(cache, copy)).mtimeMs).toBeGreaterThan(0)
})

test('saved bytecode that the engine does not know is ignored', () => {
  const { file, start, write } = project()
  start()
  const folder = file('node_modules/.cache/kosha-mock')
  const [copy = ''] = readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())
  write(`node_modules/.cache/kosha-mock/${copy}/kosha-mock.cjs.bytecode`, 'of another engine')
  expect(start()).toBe('first')
})

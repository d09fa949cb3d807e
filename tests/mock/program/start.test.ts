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
import { startProgram } from './start-program.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A temporary folder with `scripts/start/mock.mjs`, and some of the installed packages. */
function project(packages: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'scripts'))
  mkdirSync(join(folder, 'node_modules'))
  cpSync(join(root, 'scripts/start/mock.mjs'), join(folder, 'scripts/start/mock.mjs'))
  for (const name of packages)
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  return (name: string) => join(folder, name)
}

/** Records each build, and bundles by copying. */
const fakeBundler = `
import { appendFileSync, cpSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
appendFileSync('builds.txt', '.')
mkdirSync(dirname(process.argv[2]), { recursive: true })
cpSync('mock-server/hosts/node/command.ts', process.argv[2])
`

/** A project with a server that only prints a word. */
function fakeProject() {
  const file = project(['tsx'])
  const write = (name: string, text: string) => {
    mkdirSync(dirname(file(name)), { recursive: true })
    writeFileSync(file(name), text)
  }
  const serve = (word: string) =>
    write('mock-server/hosts/node/command.ts', `export const runCommand = () => console.log('${word}')`)
  write('package.json', '{ "type": "module" }')
  for (const name of ['openapi.yaml', 'package-lock.json', 'web/api/contract.d.ts', 'builds.txt'])
    write(name, '')
  write('scripts/package/bundle-mock.ts', fakeBundler)
  serve('first')
  age(file('mock-server/hosts/node/command.ts'))
  return {
    file,
    write,
    serve,
    start: () =>
      execFileSync(process.execPath, ['scripts/start/mock.mjs'], { cwd: file('.'), encoding: 'utf8' }).trim(),
    builds: () => statSync(file('builds.txt')).size,
  }
}

/** Makes a file an hour older. */
function age(file: string) {
  const before = new Date(Date.now() - 3_600_000)
  utimesSync(file, before, before)
}

test('the server is built once, and again when a source changes', () => {
  const { serve, start, builds } = fakeProject()
  expect([start(), start(), builds()]).toEqual(['first', 'first', 1])
  serve('second')
  expect([start(), start(), builds()]).toEqual(['second', 'second', 2])
})

test('a server with added or deleted sources is built again', () => {
  const { write, file, start, builds } = fakeProject()
  start()
  write('mock-server/kosha/rules/added.ts', '')
  expect([start(), builds()]).toEqual(['first', 2])
  rmSync(file('mock-server/kosha/rules/added.ts'))
  expect([start(), builds()]).toEqual(['first', 3])
})

test('a checkout in which nothing can be written runs from its sources', () => {
  const { write, start } = fakeProject()
  // No folder can be made below a file, for the superuser neither.
  write('node_modules/.cache', '')
  expect(start()).toBe('first')
})

test('a running server needs none of the packages that `npm ci` removes', async () => {
  const packages = readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.'))
  const file = project(packages)
  for (const name of [
    'mock-server',
    'web/api',
    'scripts',
    'openapi.yaml',
    'package.json',
    'package-lock.json',
  ])
    cpSync(join(root, name), file(name), { recursive: true })
  const program = startProgram([file('scripts/start/mock.mjs'), '--port', '0'])
  onTestFinished(program.close)
  const url = await program.url()
  rmSync(file('node_modules'), { recursive: true })
  for (const path of ['/__mock', '/__mock/session', '/__mock/coverage', '/__mock/openapi.yaml'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  const login = await fetch(`${url}/api/auth/login`, { method: 'POST' })
  expect(login.status).toBe(400)
})

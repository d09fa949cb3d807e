// Plain JavaScript: `npm run mock` starts a compiled copy of the server, without a TypeScript loader. The global
// `process` costs less than importing it, which reads all of its properties and so opens stdin.
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadCompiled } from './package/saved-bytecode.mjs'

const TOUCH_MS = 3_600_000

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/kosha-mock')
const latest = join(cache, 'latest.json')
/** Part of a copy, since another engine cannot use its bytecode. */
const engine = process.versions.v8

// A copy is named by the hash of its sources, so it is never outdated. Reading all sources takes as long as
// starting the server, so they are read only if one was modified since the last start. A source that was added
// since does not matter until a known one imports it.
const known = copyOfLastStart()
const copy = known ?? (await copyOfSources())
const folder = join(cache, copy.name)
const file = join(folder, 'kosha-mock.cjs')

if (existsSync(file) || (await compile())) {
  if (!known) remember()
  keep()
  await loadCompiled(file).exports.runCommand(process.argv.slice(2))
}

function copyOfLastStart() {
  try {
    const last = JSON.parse(readFileSync(latest, 'utf8'))
    const isUnmodified = ([source, stamp]) => stampOf(source) === stamp
    return last.engine === engine && Object.entries(last.stamps).every(isUnmodified) ? last : undefined
  } catch {
    return undefined
  }
}

/** Stamps come before the hash: a source that is modified in between is read again at the next start. */
async function copyOfSources() {
  const sources = [
    ...filesBelow('mock-server'),
    ...filesBelow('scripts/package'),
    'openapi.yaml',
    'package-lock.json',
  ]
  const stamps = Object.fromEntries(sources.map((source) => [source, stampOf(source)]))
  return { engine, stamps, name: await hashOf(sources) }
}

function remember() {
  writeFileSync(`${latest}.${process.pid}`, JSON.stringify(copy))
  renameSync(`${latest}.${process.pid}`, latest)
}

/** Marks the copy as used, since unused copies are removed when a new one is created. */
function keep() {
  const touch = () => utimesSync(folder, new Date(), new Date())
  touch()
  setInterval(touch, TOUCH_MS).unref()
}

// Modules that most starts do not need are loaded on demand.

async function compile() {
  const { spawnSync } = await import('node:child_process')
  const args = ['--import', 'tsx', join(root, 'scripts/package/compile-mock.ts'), folder]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exitCode = 1
  return status === 0
}

async function hashOf(sources) {
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(engine)
  for (const source of sources) hash.update(`\0${source}\0`).update(readFileSync(root + source))
  return hash.digest('hex').slice(0, 32)
}

function stampOf(source) {
  const { size, ino, mtimeMs, ctimeMs } = statSync(root + source)
  return `${size} ${ino} ${mtimeMs} ${ctimeMs}`
}

/** Sorted names. Many times faster than `readdirSync(…, { recursive: true })`. */
function filesBelow(folder) {
  return readdirSync(root + folder, { withFileTypes: true })
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesBelow(name)
      return /\.\w+$/.test(name) && !/\.test\./.test(name) ? [name] : []
    })
    .sort()
}

// Plain JavaScript: `npm run mock` starts a compiled copy of the server, without a TypeScript loader.
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
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { loadCompiled } from './package/saved-bytecode.mjs'

const TOUCH_MS = 3_600_000

const root = fileURLToPath(new URL('..', import.meta.url))
/** The sources of the compiled copy. */
const sources = [
  ...filesBelow('mock-server'),
  ...filesBelow('scripts/package'),
  'openapi.yaml',
  'package-lock.json',
]
const cache = join(root, 'node_modules/.cache/kosha-mock')
const latest = join(cache, 'latest.json')

// A copy is named by the hash of its sources, so it is never outdated. Reading all sources takes as long as
// starting the server, so they are read only if one was modified since the last start.
const stamp = stampOfSources()
const folder = join(cache, folderOfLatest() ?? (await hashOfSources()))
const file = join(folder, 'kosha-mock.cjs')

if (existsSync(file) || (await compile())) {
  remember()
  keep()
  await loadCompiled(file).exports.runCommand(process.argv.slice(2))
}

function folderOfLatest() {
  try {
    const known = JSON.parse(readFileSync(latest, 'utf8'))
    return known.stamp === stamp ? known.folder : undefined
  } catch {
    return undefined
  }
}

function remember() {
  if (folderOfLatest() !== undefined) return
  writeFileSync(`${latest}.${process.pid}`, JSON.stringify({ stamp, folder: folder.slice(cache.length + 1) }))
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

/** Names the engine too: its bytecode is saved with a copy, and another engine cannot use it. */
function stampOfSources() {
  let text = process.versions.v8
  for (const name of sources) {
    const { size, ino, mtimeMs, ctimeMs } = statSync(root + name)
    text += `\n${name} ${size} ${ino} ${mtimeMs} ${ctimeMs}`
  }
  return text
}

async function hashOfSources() {
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(process.versions.v8)
  for (const name of sources) hash.update(`\0${name}\0`).update(readFileSync(root + name))
  return hash.digest('hex').slice(0, 32)
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

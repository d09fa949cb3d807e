// Plain JavaScript: `npm run mock` starts a compiled copy of the server, without a TypeScript loader.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
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
import { fileURLToPath, pathToFileURL } from 'node:url'

const TOUCH_MS = 3_600_000

const root = fileURLToPath(new URL('..', import.meta.url))
/** The sources of the compiled copy. */
const sources = ['mock-server', 'scripts/package', 'openapi.yaml', 'package-lock.json'].flatMap(filesBelow)
const cache = join(root, 'node_modules/.cache/kosha-mock')
const latest = join(cache, 'latest.json')

// A copy is named by the hash of its sources, so it is never outdated. Reading all sources takes as long as
// starting the server, so they are read only if one was modified since the last start.
const stamp = hashOf((name) => {
  const { size, ino, mtimeMs, ctimeMs } = statSync(join(root, name))
  return `${size} ${ino} ${mtimeMs} ${ctimeMs}`
})
const folder = join(cache, folderOfLatest() ?? hashOf((name) => readFileSync(join(root, name))))
const file = join(folder, 'kosha-mock.mjs')

if (existsSync(file) || compile()) {
  remember()
  keep()
  await import(pathToFileURL(file).href)
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

function compile() {
  const args = ['--import', 'tsx', join(root, 'scripts/package/compile-mock.ts'), folder]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exitCode = 1
  return status === 0
}

function hashOf(content) {
  const hash = createHash('sha256')
  for (const name of sources) hash.update(`${name}\0`).update(content(name))
  return hash.digest('hex').slice(0, 32)
}

function filesBelow(name) {
  const path = join(root, name)
  if (!statSync(path).isDirectory()) return [name]
  const names = readdirSync(path, { recursive: true }).filter(
    (each) => /\.\w+$/.test(each) && !/\.test\./.test(each),
  )
  return names.sort().map((each) => `${name}/${each}`)
}

// Plain JavaScript: `npm run mock` starts a compiled copy of the server, without a TypeScript loader.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** All that the copy is made from. */
const sources = ['mock-server', 'scripts/package', 'openapi.yaml', 'package-lock.json']

// Named by the content of its sources, so that a copy that is there is never older than they are.
const folder = join(root, 'node_modules/.cache/kosha-mock', contentHash())
const file = join(folder, 'kosha-mock.mjs')

if (existsSync(file) || compile()) await import(pathToFileURL(file).href)

function compile() {
  const args = ['--import', 'tsx', join(root, 'scripts/package/compile-mock.ts'), folder]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exitCode = 1
  return status === 0
}

function contentHash() {
  const hash = createHash('sha256')
  for (const name of sources.flatMap(filesBelow))
    hash.update(`${name}\0`).update(readFileSync(join(root, name)))
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

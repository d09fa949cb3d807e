// Plain JavaScript, so that the server starts without a TypeScript loader. It runs from one bundle, which
// is built again when a source is newer.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const SOURCES = [
  'mock-server',
  'web/api',
  'scripts/package',
  'openapi.yaml',
  'package.json',
  'package-lock.json',
]

const root = fileURLToPath(new URL('../..', import.meta.url))
const bundle = fileURLToPath(new URL('../../node_modules/.cache/kosha-mock/kosha-mock.mjs', import.meta.url))

if (isUpToDate() || build()) await run(bundle)
else await runSources()

function isUpToDate() {
  if (!existsSync(bundle)) return false
  const builtAt = statSync(bundle).mtimeMs
  return SOURCES.every((source) => newestIn(root + source) < builtAt)
}

/** The last change of a file, or of any file in a folder. */
function newestIn(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(`${path}/${name}`)))
}

function build() {
  const args = ['--import', 'tsx', `${root}scripts/package/bundle-mock.ts`, bundle, ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore' })
  return status === 0
}

/** Slower to start, but possible where nothing can be written. It also says why a build failed or was not begun. */
async function runSources() {
  const { register } = await import('tsx/esm/api')
  register()
  await run(`${root}mock-server/hosts/node/command.ts`)
}

async function run(file) {
  const { runCommand } = await import(pathToFileURL(file).href)
  await runCommand(process.argv.slice(2))
}

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const own = [
  'mock-server/demo-accounts.ts',
  'scripts/package/compile-mock.ts',
  'scripts/package/in-ascii.ts',
  'scripts/package/unused-copies.ts',
]

/** Runs the compiler of the mock server in a temporary project, with a fake bundler and warm-up. */
function compile({ program, warmUp }: { program: string; warmUp: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-compiler-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const bundler = `
import { writeFileSync } from 'node:fs'
export const bundle = async ({ folder }) => writeFileSync(folder + '/kosha-mock.cjs', ${JSON.stringify(program)})
`
  write('package.json', '{ "type": "module" }')
  write('scripts/tool.ts', 'export const root = process.cwd()')
  write('scripts/package/bundle.ts', bundler)
  write('scripts/package/warm-up.mjs', warmUp)
  for (const name of own) cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const args = ['--import', 'tsx', 'scripts/package/compile-mock.ts', 'cache/copy']
  const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: 'ignore' })
  return { status, cache: join(folder, 'cache') }
}

test('a compilation whose warm-up fails leaves nothing behind', () => {
  const { status, cache } = compile({ program: '', warmUp: 'process.exit(1)' })
  expect(status).toBe(1)
  expect(readdirSync(cache)).toEqual([])
})

test('the compiled copy is ASCII, and still the same program', () => {
  const program = 'exports.found = [`₹ 1`, "😀"].filter((text) => /[₹-₿]|^😀$/.test(text))'
  const warmUp = `
import { readFileSync } from 'node:fs'
if (/[^ -~]/.test(readFileSync(process.argv[2], 'utf8'))) process.exit(1)
`
  const { status, cache } = compile({ program, warmUp })
  expect(status).toBe(0)
  const { found } = createRequire(import.meta.url)(join(cache, 'copy/kosha-mock.cjs'))
  expect(found).toEqual(['₹ 1', '😀'])
})

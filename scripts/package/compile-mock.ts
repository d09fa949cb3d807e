import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEMO_PASSWORD, demoEmail } from '../../mock-server/demo-accounts.ts'
import { root } from '../tool.ts'
import { bundle } from './bundle.ts'
import { inAscii } from './in-ascii.ts'
import { removeUnusedCopies } from './unused-copies.ts'

/** Compiles the mock server into the given folder, for scripts/mock.mjs. */
const [, , folder = ''] = process.argv
const cache = dirname(folder)
mkdirSync(cache, { recursive: true })
const beside = mkdtempSync(join(cache, 'compiling-'))
try {
  await compile(beside)
  // Atomic, so that no process sees an incomplete copy.
  renameSync(beside, folder)
} catch (error) {
  rmSync(beside, { recursive: true })
  // A server started at the same time may have created the same copy.
  if (!existsSync(folder)) throw error
}
removeUnusedCopies(cache)

async function compile(into: string): Promise<void> {
  await bundle({ folder: into, entries: { 'kosha-mock': 'mock-server/node/command.ts' }, format: 'cjs' })
  const file = join(into, 'kosha-mock.cjs')
  writeFileSync(file, inAscii(readFileSync(file, 'utf8')))
  // A separate process without a loader, since saved bytecode is valid for the same engine flags only.
  const warmUp = join(root, 'scripts/package/warm-up.mjs')
  const signIn = [demoEmail('merchant'), DEMO_PASSWORD]
  execFileSync(process.execPath, [warmUp, file, ...signIn], { stdio: 'inherit' })
}

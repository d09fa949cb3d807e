import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from '../../scripts/tool.ts'

const versions = {
  fastify: '5.12.8',
  '@fastify/response-validation': '3.0.4',
  '@stoplight/prism-cli': '5.14.2',
}
// Its later versions need Node 22.
const overrides = { 'light-my-request': '6.6.0' }

/** Installs the compared servers into a temporary folder once, and returns the folder. */
export async function installPeers(): Promise<string> {
  const folder = join(tmpdir(), 'kosha-bench-peers')
  if (existsSync(join(folder, 'node_modules', '@stoplight', 'prism-cli'))) return folder
  mkdirSync(folder, { recursive: true })
  const manifest = { private: true, dependencies: versions, overrides }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  await installPackages(folder, 'install')
  return folder
}

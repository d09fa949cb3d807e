import { chmodSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LICENCE_FILE, licenceTexts } from '../../web/site/export/licence-texts.ts'
import { root } from '../tool.ts'
import { bundle } from './bundle.ts'
import { writeDeclarations } from './declarations.ts'

/** Builds the contents of the npm package: compiled modules with types, and the mock server as one file. */
export async function buildPackage(folder = join(root, 'dist-package')): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const modules = await bundle({
    folder,
    entries: {
      kosha: 'scripts/package/kosha.ts',
      playwright: 'mock-server/client/playwright.ts',
      server: 'mock-server/hosts/node/create-server.ts',
    },
    external: ['playwright/test'],
  })
  const mock = { folder, entries: { mock: 'mock-server/client/mock.ts' }, target: 'anywhere' } as const
  const others = await Promise.all([
    bundle(mock),
    bundle({ ...mock, format: 'cjs' }),
    bundle({ folder, entries: { 'kosha-mock': 'mock-server/main.ts' } }),
    buildWorker(join(folder, 'workerd')),
  ])
  writeFileSync(join(folder, LICENCE_FILE), licenceTexts([...modules, ...others.flat()]))
  writeDeclarations(
    [
      'mock-server/client/mock.ts',
      'mock-server/client/playwright.ts',
      'mock-server/hosts/node/create-server.ts',
    ],
    join(folder, 'types'),
  )
  cpSync(join(root, 'mock-server/client/kosha_mock.py'), join(folder, 'kosha_mock.py'))
  chmodSync(join(folder, 'kosha.mjs'), 0o755)
}

/** Builds the worker, which stores each session in a separate object, with its two configurations. */
export async function buildWorker(folder: string): Promise<string[]> {
  const modules = await bundle({
    folder,
    entries: { 'kosha-worker': 'mock-server/hosts/workerd/worker.ts' },
    target: 'webworker',
  })
  for (const name of ['workerd.capnp', 'wrangler.jsonc'])
    cpSync(join(root, 'mock-server/hosts/workerd', name), join(folder, name))
  return modules
}

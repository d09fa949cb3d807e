import { chmodSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tool.ts'
import { bundle } from './bundle.ts'
import { writeDeclarations } from './declarations.ts'

/** Makes what `npm pack` takes along: compiled modules with their types, and the mock server as one file. */
export async function buildPackage(folder = join(root, 'dist-package')): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await bundle({
    folder,
    entries: {
      kosha: 'scripts/kosha.ts',
      mock: 'mock-server/client/mock.ts',
      playwright: 'mock-server/client/playwright.ts',
      server: 'mock-server/node/create-server.ts',
    },
    external: ['playwright/test'],
  })
  await bundle({ folder, entries: { 'kosha-mock': 'mock-server/main.ts' } })
  writeDeclarations(
    ['mock-server/client/mock.ts', 'mock-server/client/playwright.ts', 'mock-server/node/create-server.ts'],
    join(folder, 'types'),
  )
  cpSync(join(root, 'mock-server/client/kosha_mock.py'), join(folder, 'kosha_mock.py'))
  chmodSync(join(folder, 'kosha.mjs'), 0o755)
}

import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    pool: 'threads',
    maxWorkers: availableParallelism(),
    // Generous, since a slow machine is not a broken product; a passing test waits for neither.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit-web', include: ['web/**/*.test.{ts,tsx}'] } },
      project('unit-node', '{mock-server,scripts}/**/*.test.ts'),
      project('contract', 'tests/{contract,mock}/**/*.test.ts'),
      // Reads the built site, so it runs after the build.
      project('hosts', 'tests/hosts/**/*.test.ts'),
      // Reads the built site, in Firefox and WebKit.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})

/**
 * Test files that share the modules of their worker, which halves the time. Those of the web app
 * replace modules (`vi.mock`) and are left out.
 */
function project(name: string, include: string) {
  return { extends: true as const, test: { name, include: [include], isolate: false } }
}

import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Begins with whole runs of the contract suite: begun last, one of them would keep a single core busy for a minute. */
class WholeRunsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isWholeRun = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/contract/proof/')
    return [...sorted.filter(isWholeRun), ...sorted.filter((file) => !isWholeRun(file))]
  }
}

const root = fileURLToPath(new URL('..', import.meta.url))
const webTests = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('web', file).replaceAll('\\', '/'))

export default defineConfig({
  root,
  test: {
    globalSetup: 'tests/temporary-folder.ts',
    setupFiles: 'tests/restore-after-each.ts',
    pool: 'threads',
    maxWorkers: availableParallelism(),
    sequence: { sequencer: WholeRunsFirst },
    // Generous, since a slow machine is not a broken product, and a passing test waits for none of them; more for the
    // many sequences of a model, on request.
    testTimeout: process.env.MODEL_RUNS ? 3_600_000 : 360_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // With --changed: what tests read as files or start as programs, so that no import leads to it.
    forceRerunTriggers: [
      '**/package{,-lock}.json',
      '**/vitest.config.ts',
      '**/*.{yaml,md,css,html,py,mjs}',
      '**/scripts/{start,package}/**',
    ],
    projects: [
      project(
        'unit-web',
        webTests.filter((file) => !changesModules(file)),
      ),
      { extends: true, test: { name: 'unit-web-isolated', include: webTests.filter(changesModules) } },
      project('unit-node', ['{mock-server,scripts}/**/*.test.ts']),
      project('contract', ['tests/{contract,mock}/**/*.test.ts', 'tests/documents/documents.test.ts']),
      // Reads the built site, so it runs after the build.
      project('hosts', ['tests/hosts/**/*.test.ts']),
      // Reads code that other people's generators make of the contract.
      project('generators', ['tests/generators/*.test.ts']),
      // Installs and builds a fresh clone, and listens where the manuals say.
      {
        extends: true,
        test: {
          name: 'documents',
          include: ['tests/documents/as-printed.test.ts'],
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})

/** Test files that share the modules of their worker, which halves the time. */
function project(name: string, include: string[]) {
  return { extends: true as const, test: { name, include, isolate: false } }
}

/** Whether a test file replaces modules or globals, builds a document or signs in: what it leaves behind would reach the next one. */
function changesModules(file: string) {
  const text = readFileSync(join(root, file), 'utf8')
  return /\bvi\.(mock|resetModules|stubGlobal)\(|@vitest-environment|(fake-api|session|network)\.testing|\/session\.ts'/.test(
    text,
  )
}

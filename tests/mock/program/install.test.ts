import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../../scripts/test/browser.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const readme = readFileSync(join(root, 'mock-server/client/README.md'), 'utf8')
const mockReadme = readFileSync(join(root, 'mock-server/README.md'), 'utf8')
const CLEAN = { code: 0, stdout: '', stderr: '' }
const LIBRARIES = ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable']
const MAX_BYTES = 1_500_000
/** Packing, compilers and Playwright take minutes on a machine with much else to do. */
const LONGEST_MS = 600_000
/** The TypeScript examples of the manuals. */
const manuals = ['playwright.config.ts', 'first.spec.ts', 'first.test.ts', 'program.ts']

type PlaywrightResult = { status: string; error?: object; attachments: { path: string }[] }
type PlaywrightSuite = { file: string; specs: [{ tests: [{ results: [PlaywrightResult] }] }] }

async function run(folder: string, command: string, ...args: string[]) {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', VITEST: '' } })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (output.stdout += chunk))
  child.stderr.on('data', (chunk) => (output.stderr += chunk))
  const [code] = await once(child, 'close')
  return { code, ...output }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

describe('installed in an empty folder', { timeout: LONGEST_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'kosha-consumer-'))
  const typesOf = (files: string[], resolution: object, compiler: 'typescript' | 'typescript-7') => {
    const compilerOptions = {
      noEmit: true,
      strict: true,
      types: ['node'],
      target: 'es2023',
      lib: LIBRARIES,
      // The compiler's own: checking them takes longer than all else.
      skipDefaultLibCheck: true,
      ...resolution,
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    const tsc = join(root, `node_modules/${compiler}/bin/tsc`)
    return run(folder, process.execPath, tsc, '--project', folder)
  }

  beforeAll(async () => {
    const packed = await run(root, 'npm', 'pack', '--silent', '--pack-destination', folder)
    expect(packed).toMatchObject({ code: 0 })
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const tarball = join(folder, packed.stdout.trim())
    expect(statSync(tarball).size).toBeLessThan(MAX_BYTES)
    const installed = await run(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball)
    expect(installed).toMatchObject({ code: 0 })
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@kosha',
    ])
    mkdirSync(join(folder, 'node_modules/@types'))
    for (const name of ['playwright', 'playwright-core', 'vitest', '@types/node', 'undici-types'])
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
    const [config = '', spec = '', inVitest = ''] = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(
      ([, code]) => code,
    )
    writeFileSync(join(folder, 'playwright.config.ts'), config.replaceAll('4010', String(await freePort())))
    writeFileSync(join(folder, 'first.spec.ts'), spec)
    writeFileSync(join(folder, 'first.test.ts'), inVitest)
  }, LONGEST_MS)

  test('the licences of bundled packages come with it', () => {
    const licences = join(folder, 'node_modules/@kosha/testing/dist-package/THIRD-PARTY-LICENSES.txt')
    expect(readFileSync(licences, 'utf8')).toMatch(/^hono [\d.]+ \(MIT\)$/m)
  })

  test('every link of its documents leads to a file that comes with it', () => {
    const installed = join(folder, 'node_modules/@kosha/testing')
    const documents = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.md'),
    )
    const missing = documents.flatMap((name) =>
      [...readFileSync(join(installed, name), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)]
        .filter(([, file = '']) => !existsSync(join(installed, dirname(name), file)))
        .map(([, file]) => `${name}: ${file}`),
    )
    expect(documents).toContain('README.md')
    expect(missing).toEqual([])
  })

  test('in Playwright the first test of the README passes, a page has the session of its test, and a failed test has the journal attached', async () => {
    writeFileSync(
      join(folder, 'fails.spec.ts'),
      `import { expect, test } from '@kosha/testing/playwright'
      test('a refund', async ({ request }) => expect((await request.get('/api/payments/stats')).ok()).toBe(true))`,
    )
    const browser = findBrowser()
    if (browser)
      writeFileSync(
        join(folder, 'page.spec.ts'),
        `import { expect, test } from '@kosha/testing/playwright'
        test.use({ launchOptions: { executablePath: ${JSON.stringify(browser)}, args: ['--no-sandbox'] } })
        test('a call of a page', async ({ page, mock }) => {
          await page.goto(mock.url + '/__mock/health')
          await page.evaluate(() => fetch('/api/payments/stats'))
          expect(await mock.journal.calls({ operation: 'getStats' })).toHaveLength(1)
        })`,
      )
    // Together, since each start of Playwright costs seconds.
    const cli = join(folder, 'node_modules/playwright/cli.js')
    const files = ['first.spec.ts', 'fails.spec.ts', ...(browser ? ['page.spec.ts'] : [])]
    const { stdout } = await run(folder, process.execPath, cli, 'test', ...files, '--reporter=json')
    const { suites }: { suites: PlaywrightSuite[] } = JSON.parse(stdout)
    const results = new Map(suites.map(({ file, specs }) => [file, specs[0].tests[0].results[0]]))
    expect(files.map((file) => [file, results.get(file)?.status, results.get(file)?.error])).toEqual(
      files.map((file) =>
        file === 'fails.spec.ts' ? [file, 'failed', expect.anything()] : [file, 'passed', undefined],
      ),
    )
    const [attachment] = results.get('fails.spec.ts')?.attachments ?? []
    const calls = JSON.parse(readFileSync(attachment?.path ?? '', 'utf8'))
    expect(calls).toMatchObject([{ operation: 'getStats', status: 401 }])
  })

  test('the Vitest sample of the README passes', async () => {
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
    const { code, stdout } = await run(folder, process.execPath, vitest, 'run', 'first.test.ts')
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('1 passed') })
  })

  test.each([
    [{ module: 'node16' }, 'typescript-7', [...manuals, 'types.ts']],
    [{ module: 'esnext', moduleResolution: 'bundler' }, 'typescript-7', manuals],
    // Vitest's own types need a newer resolution.
    [{ module: 'esnext', moduleResolution: 'node10', skipLibCheck: true }, 'typescript', manuals],
    // Without the types of Playwright and Vitest, which this compiler takes long to check.
    [{ module: 'node16' }, 'typescript', ['program.ts', 'types.ts']],
  ] as const)(
    'with %j and %s nothing of %j is a type error but a wrong field',
    async (resolution, compiler, files) => {
      const [, program = ''] = mockReadme.match(/```ts\nimport [^\n]*\n\n(const mock[\s\S]*?)```/) ?? []
      writeFileSync(
        join(folder, 'program.ts'),
        `import { createMock } from '@kosha/testing/mock'\n${program}\nvoid [settlement, call, token, transaction]`,
      )
      writeFileSync(
        join(folder, 'types.ts'),
        `import { createMock } from '@kosha/testing/mock'
        import { createServer } from '@kosha/testing/server'
        const mock = createMock({ url: 'http://mock', fetch: createServer({ scenario: 'large' }).fetch })
        const paise: Promise<number> = mock.transactions.insert({ amount: 1 }).then(({ amount }) => amount)
        // @ts-expect-error
        mock.transactions.insert({ amont: 1 })
        // @ts-expect-error
        createServer({ scenario: 'busiest-day' })
        // @ts-expect-error
        mock.scenario('busiest-day')
        // @ts-expect-error
        mock.faults.next('getStats', { transport: { how: 'drop' } })
        // If it were any string, an editor could complete nothing, and Extract would leave nothing.
        const fault: Extract<Parameters<typeof mock.faults.next>[0], 'getStats'> = 'getStats'
        const call: Extract<Parameters<typeof mock.journal.waitFor>[0], 'getStats'> = fault
        export { paise, call }`,
      )
      expect(await typesOf([...files], resolution, compiler)).toEqual(CLEAN)
    },
  )

  test('the client loads with require, as in Jest, and in a page', async () => {
    const script = "if (typeof require('@kosha/testing/mock').createMock !== 'function') process.exit(1)"
    writeFileSync(join(folder, 'required.cjs'), script)
    expect(await run(folder, process.execPath, 'required.cjs')).toEqual(CLEAN)
    const client = join(folder, 'node_modules/@kosha/testing/dist-package/mock.mjs')
    expect(readFileSync(client, 'utf8')).not.toContain('node:')
  })

  test('the contract suite can be run', async () => {
    const kosha = join(folder, 'node_modules/.bin/kosha')
    const outcome = await run(folder, kosha, 'contract', '--only', 'security')
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('the mock server') })
    expect(await run(folder, kosha, 'colour')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('colour'),
    })
  })

  test('two revisions of a contract are only compared if both exist', async () => {
    const kosha = join(folder, 'node_modules/.bin/kosha')
    expect(await run(folder, kosha, 'diff', 'v1')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is in no git repository: run it where openapi.yaml is committed.'),
    })
  })
})

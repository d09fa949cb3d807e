import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { demoAccounts } from '../../mock-server/kosha/demo-accounts.ts'
import { run } from '../../scripts/tool.ts'
import type { Command } from './documents.ts'
import { blocksOf, commandsOf, documents, root, textOf } from './documents.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Where blocks of other languages than the shell run as printed. */
const RUN_BY: Record<string, string> = {
  'mock-server/README.md ts': 'tests/mock/samples/readme.test.ts',
  'mock-server/client/README.md ts': 'tests/mock/program/install.test.ts',
  'mock-server/client/README.md python': 'tests/mock/samples/python-client.test.ts',
}

/** The ports that programs of this repository take, and those where a reader's own server and app are. */
const PORTS = { mock: '4010', proxy: '4011', product: '4173', backend: '8080', app: '5173', foreign: '4020' }

/** The packages' own programs, which `npx kosha` runs. */
const KOSHA: Record<string, string> = {
  mock: 'mock-server/main.ts',
  contract: 'tests/contract/main.ts',
  diff: 'scripts/contract-diff/contract-diff.ts',
}

describe.each(documents)('%s', (document) => {
  test('names commands that exist, with their options', async () => {
    const mistakes = await Promise.all(commandsOf(document).map(mistakeIn))
    expect(mistakes.filter((mistake) => mistake !== undefined)).toEqual([])
  })

  test('names files that exist', () => {
    const named = textOf(document).matchAll(/`((?:mock-server|scripts|tests|web)\/[\w./-]+\.\w+)`/g)
    expect([...named].flatMap(([, file = '']) => (existsSync(join(root, file)) ? [] : [file]))).toEqual([])
  })

  test('names ports that something listens on', () => {
    const ports = [...textOf(document).matchAll(/(?:localhost|127\.0\.0\.1):(\d+)/g)].map(([, port]) => port)
    expect(Object.values(PORTS)).toEqual(expect.arrayContaining([...new Set(ports)]))
  })

  test('names accounts that exist', () => {
    const merchants = textOf(document).match(/[\w.]+@(?:tarang|malhar)\.example/g) ?? []
    expect(demoAccounts.map(({ email }) => email)).toEqual(expect.arrayContaining([...new Set(merchants)]))
  })

  test('has no block that nothing runs', () => {
    const others = blocksOf(document).filter(
      ({ language, needs }) => !['sh', ''].includes(language) && !needs,
    )
    for (const { language, line } of others) {
      const runner = RUN_BY[`${document} ${language}`]
      expect(runner, `line ${line}`).toBeDefined()
      expect(readFileSync(join(root, runner ?? ''), 'utf8')).toContain(document)
    }
  })
})

async function mistakeIn({ text, words }: Command): Promise<string | undefined> {
  const program = programOf(words)
  if (program === undefined) return `${text}: there is no such command`
  const options = text.match(/(?<=\s)--[a-z][\w-]*/g) ?? []
  const help = options.length > 0 ? await helpOf(program) : ''
  const unknown = options.filter((option) => !help.includes(option) && option !== '--help')
  return unknown.length > 0 ? `${text}: there is no ${unknown.join(', ')}` : undefined
}

/** The file that a command runs, from the root. */
function programOf([tool, verb = '', name = '']: string[]): string | undefined {
  if (tool === 'node') return existing(verb)
  if (tool === 'npm') return fileIn(scripts[verb === 'run' ? name : verb])
  if (verb === 'kosha') return name.startsWith('--') ? 'scripts/package/kosha.ts' : KOSHA[name]
  return existing(name)
}

const existing = (file: string) => (existsSync(join(root, file)) ? file : undefined)

/** Scripts of package.json run a file, another script, or a tool. */
function fileIn(script?: string): string | undefined {
  const [, other] = /^npm run ([\w:]+)/.exec(script ?? '') ?? []
  return other ? fileIn(scripts[other]) : (/\S+\.(?:ts|mjs)(?= |$)/.exec(script ?? '')?.[0] ?? script)
}

const helps = new Map<string, Promise<string>>()

function helpOf(program: string): Promise<string> {
  const help =
    helps.get(program) ??
    run(process.execPath, ['--import', 'tsx', program, '--help']).then(({ output }) => output)
  helps.set(program, help)
  return help
}

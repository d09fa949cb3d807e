import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root, tool } from '../tool.ts'

type Patterns = string | string[] | undefined
type Rule = {
  name: string
  from: { path?: Patterns; pathNot?: Patterns }
  to: { path?: Patterns; pathNot?: Patterns; circular?: boolean; dependencyTypes?: string[] }
}

const { forbidden, options }: { forbidden: Rule[]; options: { exclude: { path: string[] } } } = createRequire(
  import.meta.url,
)('../../.dependency-cruiser.cjs')

const packages = readdirSync(join(root, 'node_modules')).flatMap((name) =>
  name.startsWith('@')
    ? readdirSync(join(root, 'node_modules', name)).map((scoped) => `${name}/${scoped}`)
    : name,
)
const sources = ['web', 'mock-server', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name).replaceAll('\\', '/')),
)
const files = [...sources, ...packages.map((name) => `node_modules/${name}/index.js`)]

const toList = (patterns: Patterns) => [patterns ?? []].flat()
const matches = (file: string, patterns: Patterns) =>
  toList(patterns).some((pattern) => new RegExp(pattern).test(file))

/** A pattern with alternatives as one pattern for each. */
function alternatives(pattern: string): string[] {
  const group = /\((?:\?:)?([^()]*\|[^()]*)\)|^([^()]+\|[^()]+)$/.exec(pattern)
  const [whole = '', inside, plain] = group ?? []
  if (!group) return [pattern]
  const options = (inside ?? plain ?? '').split('|')
  return options.flatMap((option) => alternatives(pattern.replace(whole, () => option)))
}

test.each(forbidden)('every path that $name mentions exists', ({ from, to }) => {
  const patterns = [from.path, from.pathNot, to.path, to.pathNot].flatMap(toList).flatMap(alternatives)
  const literal = patterns.filter((pattern) => !pattern.includes('$1'))
  expect(literal.filter((pattern) => !files.some((file) => matches(file, pattern)))).toEqual([])
})

/** The first file that a rule is about, and one that it must not import. */
function offence({ name, from, to }: Rule): [file: string, imported: string] {
  const excluded = options.exclude.path
  const file = sources.find(
    (source) =>
      (from.path === undefined || matches(source, from.path)) &&
      !matches(source, from.pathNot) &&
      !matches(source, excluded),
  )
  if (file === undefined) throw new Error(`${name} is about no file`)
  const [, group = ''] = new RegExp(toList(from.path)[0] ?? '').exec(file) ?? []
  const allowed = toList(to.pathNot).map((pattern) => pattern.replace('$1', group))
  if (to.dependencyTypes?.includes('core') && to.path === undefined) return [file, 'node:fs']
  const imported = files.find(
    (target) =>
      target !== file && matches(target, to.path) && !matches(target, allowed) && !matches(target, excluded),
  )
  if (imported === undefined) throw new Error(`${name} forbids no file`)
  return [file, imported]
}

test('each rule is violated by an import that it forbids', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
  for (const name of ['tsconfig.json', 'package.json']) cpSync(join(root, name), join(folder, name))
  const imports = new Map<string, Set<string>>()
  const add = (file: string, imported: string) =>
    imports.set(file, (imports.get(file) ?? new Set()).add(imported))
  for (const rule of forbidden) {
    const [file, imported] = rule.to.circular ? ['web/ui/a.ts', 'web/theme/b.ts'] : offence(rule)
    add(file, imported)
    if (rule.to.circular) add(imported, file)
  }
  for (const [file, targets] of imports) {
    const lines = [...targets].map((target) => `import ${JSON.stringify(specifier(file, target))}\n`)
    write(folder, file, lines.join(''))
    for (const target of targets) if (target.includes('/') && !imports.has(target)) write(folder, target, '')
  }
  const folders = ['web', 'mock-server', 'scripts', 'tests'].filter((name) =>
    readdirSync(folder).includes(name),
  )
  const config = join(root, '.dependency-cruiser.cjs')
  const { output } = await tool(
    'dependency-cruiser',
    ['--config', config, '--output-type', 'json', ...folders],
    { cwd: folder },
  )
  const { summary }: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(output)
  const violated = new Set(summary.violations.map(({ rule }) => rule.name))
  expect(forbidden.map(({ name }) => name).filter((name) => !violated.has(name))).toEqual([])
})

test('the remains of an interrupted build are excluded', () => {
  expect(matches('web/.vite-ssg-temp/0bsfjdqdau/ssg.mjs', options.exclude.path)).toBe(true)
})

function specifier(file: string, imported: string): string {
  const [, name] = /^node_modules\/(.+)\/index\.js$/.exec(imported) ?? []
  if (name !== undefined || !imported.includes('/')) return name ?? imported
  const path = relative(dirname(file), imported)
  return path.startsWith('.') ? path : `./${path}`
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  writeFileSync(join(folder, file), text)
  const [, name] = /^node_modules\/(.+)\/index\.js$/.exec(file) ?? []
  if (name)
    writeFileSync(join(folder, dirname(file), 'package.json'), JSON.stringify({ name, main: 'index.js' }))
}

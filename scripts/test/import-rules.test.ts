import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../tool.ts'

type Patterns = string | string[] | undefined
type Rule = {
  name: string
  from: { path?: Patterns; pathNot?: Patterns }
  to: { path?: Patterns; pathNot?: Patterns; circular?: boolean }
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

test.each(forbidden.filter(({ to }) => !to.circular))(
  '$name forbids some file to import another',
  ({ from, to }) => {
    const excluded = options.exclude.path
    const file = sources.find(
      (source) =>
        (from.path === undefined || matches(source, from.path)) &&
        !matches(source, from.pathNot) &&
        !matches(source, excluded),
    )
    expect(file).toBeDefined()
    // Those that forbid Node's own modules.
    if (to.path === undefined) return
    const [, group = ''] = new RegExp(toList(from.path)[0] ?? '').exec(file ?? '') ?? []
    const allowed = toList(to.pathNot).map((pattern) => pattern.replace('$1', group))
    const isForbidden = (target: string) =>
      target !== file && matches(target, to.path) && !matches(target, allowed) && !matches(target, excluded)
    expect(files.some(isForbidden)).toBe(true)
  },
)

test('the remains of an interrupted build are excluded', () => {
  expect(matches('web/.vite-ssg-temp/0bsfjdqdau/ssg.mjs', options.exclude.path)).toBe(true)
})

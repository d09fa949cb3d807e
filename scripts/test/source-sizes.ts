import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../tool.ts'

const MAX_LINES = 300
const P90 = { share: 0.9, lines: 150 }
const MEDIAN = 60
const MAX_FILES = 25

// Generated code has no length limit.
const isGenerated = (name: string) => name.endsWith('.d.ts') || /[\\/]generated[\\/]/.test(name)

const sizes = ['web', 'mock-server', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules') && !isGenerated(name))
  .map((name) => ({ name, lines: readFileSync(join(root, name), 'utf8').trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines)

const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)]?.lines ?? 0
const problems = sizes
  .filter(({ lines }) => lines > MAX_LINES)
  .map(({ name, lines }) => `${name} has ${lines} lines, more than ${MAX_LINES}`)
if (at(0.5) > MEDIAN) problems.push(`The median file has ${at(0.5)} lines, more than ${MEDIAN}`)
if (at(P90.share) > P90.lines)
  problems.push(`One file in ten has ${at(P90.share)} lines or more; ${P90.lines} are allowed`)

const files = new Map<string, number>()
for (const { name } of sizes) files.set(dirname(name), (files.get(dirname(name)) ?? 0) + 1)
for (const [folder, count] of files)
  if (count > MAX_FILES)
    problems.push(`${folder} has ${count} source files, more than ${MAX_FILES}: group them`)

for (const problem of problems) console.error(problem)
console.log(
  `${sizes.length} source files: median ${at(0.5)} lines, 90 % within ${at(P90.share)}, longest ${at(1)}`,
)
if (problems.length > 0) process.exitCode = 1

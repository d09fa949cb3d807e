import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tool.ts'
import { fallbacks, listedFeatures } from './features.ts'
import { lackedBy } from './lacked-by.ts'
import { mdn } from './mdn.ts'
import { oldestInWords } from './oldest.ts'
import type { Used } from './problems.ts'
import { supportProblems } from './problems.ts'
import { usedInCss } from './used-in-css.ts'

// Checks the features used by the site against the oldest supported browsers (README.md), using MDN's data.
const used: Used = new Map(listedFeatures.map((key) => [key, ['listed']]))
for (const name of readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.css')) continue
  for (const key of usedInCss(readFileSync(join(root, 'web', name), 'utf8'))) {
    used.set(key, [...(used.get(key) ?? []), name])
  }
}

const problems = supportProblems(used, fallbacks, mdn)
for (const key of listedFeatures) {
  if (!lackedBy(key, mdn)) problems.push(`${key} is unknown to MDN`)
}
if (!readFileSync(join(root, 'README.md'), 'utf8').replace(/\s+/g, ' ').includes(oldestInWords)) {
  problems.push(`README.md does not say: ${oldestInWords}`)
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

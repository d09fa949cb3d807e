import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { checkExamples } from '../../web/site/reference/contract/examples/check-examples.ts'
import { root } from '../tool.ts'

const { checked, problems } = checkExamples(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')))
for (const problem of problems) console.error(problem)
console.log(`Examples checked in openapi.yaml: ${checked}. Problems: ${problems.length}.`)
if (checked === 0 || problems.length > 0) process.exitCode = 1

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tool.ts'
import { dependencyProblems, dependencyRows } from './dependency-table.ts'
import { directPackages, isAccepted, licensedPackages } from './licences.ts'

// Licences that are not accepted, and direct dependencies that README.md does not list with their licence.
const folders = ['', 'tests/mock/program/workerd', 'scripts/contract-diff/oasdiff']
const locks = folders.map((folder) =>
  JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')),
)
const rejected = locks.flatMap(licensedPackages).filter(({ licence }) => !isAccepted(licence))
for (const { name, version, licence } of rejected)
  console.error(`${name} ${version} has the licence ${licence || 'of no name'}, which is not accepted`)
const rows = dependencyRows(readFileSync(join(root, 'scripts/supply-chain/README.md'), 'utf8'))
const problems = dependencyProblems(rows, locks.flatMap(directPackages))
for (const problem of problems) console.error(`scripts/supply-chain/README.md: ${problem}`)
process.exit(rejected.length + problems.length === 0 ? 0 : 1)

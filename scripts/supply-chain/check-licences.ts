import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tool.ts'
import { dependencyProblems, dependencyRows } from './dependency-table.ts'
import { directPackages, isAccepted, licenceTable, licensedPackages } from './licences.ts'

// Prints the licence of every package; --check prints only problems: licences that are not accepted, and direct
// dependencies that README.md does not list with their licence.
const folders = ['', 'tests/mock/program/workerd', 'scripts/contract-diff/oasdiff']
const locks = folders.map((folder) =>
  JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')),
)
const packages = locks.flatMap(licensedPackages)
if (!process.argv.includes('--check')) console.log(licenceTable(packages))
const rejected = packages.filter(({ licence }) => !isAccepted(licence))
if (rejected.length > 0) console.error(`Not accepted:\n${licenceTable(rejected)}`)
const listed = dependencyRows(readFileSync(join(root, 'scripts/supply-chain/README.md'), 'utf8'))
const problems = dependencyProblems(listed, locks.flatMap(directPackages))
for (const problem of problems) console.error(`scripts/supply-chain/README.md: ${problem}`)
process.exit(rejected.length + problems.length === 0 ? 0 : 1)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAccepted, licenceTable, licensedPackages } from './supply-chain/licences.ts'
import { root } from './tool.ts'

// Prints the licence of every installed package; --check prints only licences that are not accepted.
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const packages = licensedPackages(lock)
if (!process.argv.includes('--check')) console.log(licenceTable(packages))
const refused = packages.filter(({ licence }) => !isAccepted(licence))
if (refused.length > 0) console.error(`Not accepted:\n${licenceTable(refused)}`)
process.exit(refused.length === 0 ? 0 : 1)

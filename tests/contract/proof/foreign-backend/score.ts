import process from 'node:process'
import { commandLine } from '../../../../mock-server/hosts/node/command-line.ts'
import { allChecks } from '../../kosha/checks/all.ts'
import { counted } from '../../suite/report/summary.ts'
import { brokenIn, overHttp, runSuite } from './run-suite.ts'
import { allVariants } from './variants/all.ts'

const { positionals } = commandLine(
  `
npx tsx tests/contract/proof/foreign-backend/score.ts [text in a name]

Runs every check against each variant. Fails if one is blamed.
`,
  {},
  { allowPositionals: true },
)
const [wanted = ''] = positionals
const print = (line: string) => process.stdout.write(`${line}\n`)

const variants = allVariants.filter(({ name }) => name.includes(wanted))
let green = 0
for (const { name, rules, isUndeclared } of variants) {
  const broken = brokenIn(await runSuite(rules(), allChecks, { strict: !isUndeclared, through: overHttp }))
  if (broken.length === 0) green++
  else print(`blamed  ${name}: ${counted(broken.length)}\n        ${broken.join('\n        ')}`)
}
print(`${green} of ${variants.length} permitted variants accepted`)
if (green < variants.length) process.exitCode = 1

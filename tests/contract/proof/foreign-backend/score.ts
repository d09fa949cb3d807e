import process from 'node:process'
import { commandLine } from '../../../../mock-server/hosts/node/command-line.ts'
import { allChecks } from '../../kosha/checks/all.ts'
import { counted } from '../../suite/report/summary.ts'
import { allMutants } from './mutants/all.ts'
import { brokenIn, runSuite } from './run-suite.ts'
import { allVariants } from './variants/all.ts'

const { values, positionals } = commandLine(
  `
npx tsx tests/contract/proof/foreign-backend/score.ts [options] [text in a name]

Runs each mutant against the check that it names, and each variant against all. Fails if one is missed or blamed.

  --mutants, --variants   only these
  --all                   also other checks, if the one that a mutant names misses it
`,
  { mutants: { type: 'boolean' }, variants: { type: 'boolean' }, all: { type: 'boolean' } },
  { allowPositionals: true },
)
const [wanted = ''] = positionals
const print = (line: string) => process.stdout.write(`${line}\n`)
const short = (reason: string | undefined) => reason?.split('\n')[0]?.slice(0, 160) ?? ''

if (!values.variants) await scoreMutants()
if (!values.mutants) await scoreVariants()

async function scoreMutants(): Promise<void> {
  const mutants = allMutants.filter(({ name }) => name.includes(wanted))
  let named = 0
  let caught = 0
  for (const { name, caughtBy, rules, seed } of mutants) {
    const own = allChecks.filter(({ id }) => id === caughtBy)
    const byOwn = brokenIn(await runSuite(rules(), own, { ...(seed && { seed }) }))
    if (byOwn.length > 0) {
      named++
      caught++
      continue
    }
    const others = values.all ? brokenIn(await runSuite(rules(), allChecks)) : []
    if (others.length > 0) caught++
    const what = own.length === 0 ? `there is no check ${caughtBy}` : `${caughtBy} says nothing`
    print(
      `${others.length > 0 ? 'other ' : 'missed'}  ${name}: ${what} ${others.map(short).slice(0, 2).join('; ')}`,
    )
  }
  print(`${caught} of ${mutants.length} mutants caught, ${named} of them by the check that they name`)
  if (caught < mutants.length) process.exitCode = 1
}

async function scoreVariants(): Promise<void> {
  const variants = allVariants.filter(({ name }) => name.includes(wanted))
  let green = 0
  for (const { name, rules } of variants) {
    const broken = brokenIn(await runSuite(rules(), allChecks))
    if (broken.length === 0) green++
    else print(`blamed  ${name}: ${counted(broken.length)}\n        ${broken.map(short).join('\n        ')}`)
  }
  print(`${green} of ${variants.length} permitted variants accepted`)
  if (green < variants.length) process.exitCode = 1
}

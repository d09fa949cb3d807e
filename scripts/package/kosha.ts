#!/usr/bin/env node
import process from 'node:process'
import { version } from '../../mock-server/hosts/node/documents.ts'

const HELP = `Kosha: a payments API's mock server and contract suite.

  kosha mock [options]        the mock server; kosha mock --help lists its options
  kosha contract [options]    verifies a server against openapi.yaml; kosha contract --help lists its options
  kosha diff <git revision>   the changes of openapi.yaml that break clients or servers; kosha diff --help
  kosha --version             prints the version

The manuals are in this package: mock-server/README.md, mock-server/client/README.md and tests/contract/README.md.
`

const [command] = process.argv.splice(2, 1)
// Each command is a separate program that parses the remaining arguments.
if (command === 'mock') await import('../../mock-server/main.ts')
else if (command === 'contract') await import('../../tests/contract/main.ts')
else if (command === 'diff') await import('../contract-diff/contract-diff.ts')
else if (command === '--version') console.log(version())
else {
  const isHelp = command === undefined || command === '--help' || command === '-h'
  if (isHelp) console.log(HELP)
  else console.error(`Unknown command ${command}.\n\n${HELP}`)
  process.exitCode = isHelp ? 0 : 2
}

import process from 'node:process'
import { commandLine } from '../../../../mock-server/hosts/node/command-line.ts'
import { startForeignBackend } from './backend.ts'
import { foreignAccounts } from './data/seed.ts'

const { values } = commandLine(
  `
npx tsx tests/contract/proof/foreign-backend/main.ts [options]: starts a backend that is not the mock server

  --port <number>   where it listens (default 4020)
`,
  { port: { type: 'string', default: '4020' } },
)
const backend = await startForeignBackend({ port: Number(values.port) })
const accounts = foreignAccounts.map(
  ({ role, email, password }) => `--account "${role}=${email}:${password}"`,
)
process.stdout.write(`npm run contract -- --url ${backend.url} ${accounts.join(' ')} --disposable --strict\n`)

import process from 'node:process'
import { parseArgs } from 'node:util'
import { startForeignBackend } from './backend.ts'
import { foreignAccounts } from './data/seed.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4020' } } })
const backend = await startForeignBackend({ port: Number(values.port) })
const accounts = foreignAccounts.map(
  ({ role, email, password }) => `--account "${role}=${email}:${password}"`,
)
process.stdout.write(`npm run contract -- --url ${backend.url} ${accounts.join(' ')} --disposable --strict\n`)

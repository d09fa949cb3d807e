import process from 'node:process'
import { kosha } from './kosha/product.ts'
import { runCommand } from './suite/cli/run-command.ts'

process.exitCode = await runCommand(process.argv.slice(2), kosha)

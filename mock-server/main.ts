import { runCommand } from './hosts/node/command.ts'

await runCommand(process.argv.slice(2))

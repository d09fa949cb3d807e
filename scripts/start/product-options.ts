import process from 'node:process'
import { optionsIn, UsageError } from '../../mock-server/hosts/node/command-line.ts'
import { hostsFor } from '../../mock-server/hosts/node/exposure.ts'
import { backendUrl } from '../../mock-server/hosts/node/options.ts'

const help = (command: 'start' | 'dev') => `
  npm run ${command} -- [options]

  --backend <url>      use this server instead of the mock, with its base path: http://localhost:8080/api.
                       Calls pass a proxy that validates both sides; /__mock shows what it found
  --enforce            with --backend: replace responses that violate the contract with 502
  --allow-host <name>  accept this host name too; may be repeated (default localhost and HOST only)
${command === 'start' ? '  --no-build           serve the site as it was built last\n' : ''}  --help               print this help

PORT and HOST are where it listens.
`

/** The options of `npm start` and `npm run dev`; ends the process after `--help`. @throws UsageError */
export function productOptions(command: 'start' | 'dev', args = process.argv.slice(2)) {
  const values = optionsIn(args, {
    backend: { type: 'string' },
    enforce: { type: 'boolean', default: false },
    'allow-host': { type: 'string', multiple: true, default: [] },
    ...(command === 'start' && { 'no-build': { type: 'boolean', default: false } }),
    help: { type: 'boolean', short: 'h', default: false },
  })
  if (values.help) {
    console.log(help(command))
    process.exit(0)
  }
  if (values.enforce && values.backend === undefined) throw new UsageError('--enforce needs --backend')
  return {
    hosts: hostsFor(process.env.HOST || undefined, values['allow-host']),
    backend: values.backend === undefined ? undefined : backendUrl('--backend', values.backend),
    enforce: values.enforce,
    isBuilt: 'no-build' in values && values['no-build'] === true,
  }
}

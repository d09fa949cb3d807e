import { ownContract } from './node/documents.ts'
import { exposureWarning } from './node/exposure.ts'
import { closeOnSignal, listen } from './node/listen.ts'
import { hasMemory } from './node/memory.ts'
import { nodeServer } from './node/node-server.ts'
import { HELP, optionsFrom } from './node/options.ts'
import { prepareReport } from './node/prepare-report.ts'

type Options = Exclude<ReturnType<typeof optionsFrom>, 'help'>
type App = { fetch: (request: Request) => Response | Promise<Response> }

try {
  const options = optionsFrom(process.argv.slice(2))
  if (options === 'help') console.log(HELP)
  else await start(options)
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n')[0] : error)
  process.exit(1)
}

async function start(options: Options): Promise<void> {
  if (options.report !== undefined) prepareReport(options.report)
  const { app, welcome } = await (options.proxy ? proxy(options, options.proxy) : mock(options))
  const running = await listen(nodeServer(app.fetch, options.tls), options.port, options.host)
  closeOnSignal({
    ...running,
    async close() {
      await running.close()
      if (options.report !== undefined) console.log(await report(app, options, options.report))
    },
  })
  console.log(welcome(running.url))
  const warning = exposureWarning(options.host, options.control)
  if (warning !== undefined) console.error(warning)
}

async function mock({ contractFile, proxy: _proxy, ...options }: Options) {
  // Loaded on demand: most of the startup time is spent loading modules.
  const [{ createMockServer }, { DEMO_PASSWORD, demoAccounts }] = await Promise.all([
    import('./app.ts'),
    import('./demo-accounts.ts'),
  ])
  const accounts = demoAccounts.map(({ email, role }) => `\n  ${email} (${role})`).join('')
  return {
    app: await withContract(contractFile, (contract) =>
      createMockServer({ ...options, hasMemory, contract }),
    ),
    welcome: (url: string) =>
      `Mock server: ${url}/api\n${options.control ? `Control and inspector: ${url}/__mock\n` : ''}Password of all accounts: ${DEMO_PASSWORD}${accounts}`,
  }
}

async function proxy({ contractFile, control, hosts }: Options, way: NonNullable<Options['proxy']>) {
  const { createProxy } = await import('./proxy/app.ts')
  return {
    app: await withContract(contractFile, (contract) => createProxy({ ...way, contract, control, hosts })),
    welcome: (url: string) =>
      `Proxy: ${url}/api → ${way.target}\n${control ? `Calls, violations and coverage: ${url}/__mock` : ''}`,
  }
}

/** Passes the contract in a file, or this repository's own, to `use`. @throws Error that names the file, if it is no contract */
async function withContract<Result>(file: string | undefined, use: (contract: unknown) => Result) {
  if (file === undefined) return use(ownContract())
  const { withContractFile } = await import('./node/contract-file.ts')
  return withContractFile(file, use)
}

async function report({ fetch }: App, { control }: Options, folder: string): Promise<string> {
  const { saveCoverage } = await import('./node/save-coverage.ts')
  const headers = { ...(control?.token !== undefined && { 'x-mock-control-token': control.token }) }
  const ask = async (path: string) => fetch(new Request(`http://localhost${path}`, { headers }))
  return saveCoverage(ask, folder)
}

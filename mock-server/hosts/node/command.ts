import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import type { LineOf } from '../../engine/contract/notices.ts'
import { isOfKosha } from '../product.ts'
import { oneOf, UsageError } from './command-line.ts'
import { controlFiles, ownContract, version } from './documents.ts'
import { exposureWarning } from './exposure.ts'
import type { Running } from './listen.ts'
import { closeOnSignal, listen } from './listen.ts'
import { hasMemory } from './memory.ts'
import { nodeServer } from './node-server.ts'
import { help, isUrl, optionsFrom } from './options.ts'

type Options = Exclude<ReturnType<typeof optionsFrom>, 'help' | 'version'>
type App = { fetch: (request: Request) => Response | Promise<Response> }

/**
 * Runs the command line of the mock server. A mistake in it is printed in one line, and ends the process.
 * @returns the running server; undefined after `--help`
 */
export async function runCommand(args: string[]): Promise<Running | undefined> {
  try {
    const options = optionsFrom(args)
    if (options !== 'help' && options !== 'version') return await start(options)
    console.log(options === 'help' ? help() : version())
    return undefined
  } catch (error) {
    console.error(error instanceof Error ? error.message.split('\n')[0] : error)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
}

async function start(options: Options): Promise<Running> {
  if (options.report !== undefined) prepareReport(options.report)
  const { app, welcome } = await (options.proxy ? proxy(options, options.proxy) : mock(options))
  const running = await listen(nodeServer(app.fetch, options.tls), options.port, options.host)
  closeOnSignal({
    ...running,
    async close() {
      await running.close()
      if (options.report === undefined) return
      try {
        console.log(await report(app, options, options.report))
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
        process.exitCode = 1
      }
    },
  })
  console.log(welcome(running.url))
  const warning = exposureWarning(options.host, options.control)
  if (warning !== undefined) console.error(warning)
  return running
}

async function mock({ contractFile, watch, proxy: _proxy, ...options }: Options) {
  const { control } = options
  // Loaded on demand: most of the startup time is spent loading modules.
  const [{ createReloadableServer }, { backendFor, scenariosOf }, { DEMO_PASSWORD, demoAccounts }] =
    await Promise.all([
      import('../../engine/app.ts'),
      import('../backend-for.ts'),
      import('../../kosha/demo-accounts.ts'),
    ])
  let served: string | undefined
  let isProduct = false
  const app = await withContract(contractFile, (contract, text, lineOf) => {
    served = text
    isProduct = isOfKosha(contract)
    const behaviour = backendFor(contract, options.isStateless)
    if (options.scenario !== undefined) oneOf('--scenario', options.scenario, scenariosOf(behaviour))
    return createReloadableServer({
      ...options,
      control: control && controlFiles(control.token, isProduct, () => served),
      hasMemory,
      contract,
      lineOf,
      ...behaviour,
      version: version(),
      warn: (line) => console.error(line),
    })
  })
  if (watch && contractFile !== undefined) {
    const { watchContract } = await import('./contract-file.ts')
    const reload = (contract: unknown, text: string, lineOf: LineOf) => {
      app.reload(contract, lineOf)
      served = text
    }
    watchContract(contractFile, { reload, report: (line) => console.error(line) })
  }
  const accounts = demoAccounts.map(({ email, role }) => `\n  ${email} (${role})`).join('')
  const signIn = `\nPassword of all accounts: ${DEMO_PASSWORD}${accounts}`
  return {
    app,
    welcome: (url: string) =>
      `Mock server: ${url}${app.contract().basePath}${control ? `\nControl and inspector: ${url}/__mock` : ''}${isProduct ? signIn : ''}`,
  }
}

async function proxy(
  { contractFile, allNotices, control, hosts }: Options,
  way: NonNullable<Options['proxy']>,
) {
  const [{ createProxy }, { readContract }, { identify }, { plainFetch }] = await Promise.all([
    import('../../engine/proxy/app.ts'),
    import('../../engine/contract/contract.ts'),
    import('../../kosha/identify.ts'),
    import('./plain-fetch.ts'),
  ])
  const { app, path } = await withContract(contractFile, (contract, text, lineOf) => ({
    app: createProxy({
      ...way,
      allNotices,
      warn: (line) => console.error(line),
      fetch: plainFetch,
      contract,
      lineOf,
      ...(isOfKosha(contract) && { identify }),
      control: control && controlFiles(control.token, true, () => text),
      hosts,
      version: version(),
    }),
    path: readContract(contract).basePath,
  }))
  return {
    app,
    welcome: (url: string) =>
      `Proxy: ${url}${path} → ${way.target}\n${control ? `Calls, violations and coverage: ${url}/__mock` : ''}`,
  }
}

/** Passes the contract in a file, or this repository's own, to `use`. @throws Error that names the file, if it is no contract */
async function withContract<Result>(
  file: string | undefined,
  use: (contract: unknown, text?: string, lineOf?: LineOf) => Result,
) {
  if (file === undefined) return use(ownContract())
  const { withContractAt, withContractFile } = await import('./contract-file.ts')
  return isUrl(file) ? withContractAt(file, use) : withContractFile(file, use)
}

async function report({ fetch }: App, { control }: Options, folder: string): Promise<string> {
  const { saveCoverage } = await import('./save-coverage.ts')
  const headers = { ...(control?.token !== undefined && { 'x-mock-control-token': control.token }) }
  const ask = async (path: string) => fetch(new Request(`http://localhost${path}`, { headers }))
  return saveCoverage(ask, folder)
}

/**
 * Creates the report folder at startup, so that a problem is not discovered only on exit.
 * @throws Error with one line, if it cannot be written
 */
function prepareReport(folder: string): void {
  try {
    if (existsSync(folder) && !statSync(folder).isDirectory()) throw new Error('it is not a folder')
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(`--report ${folder} cannot be used: ${reason}`, { cause: error })
  }
}

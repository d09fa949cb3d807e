import { setMaxListeners } from 'node:events'
import process from 'node:process'
import { withContractAt, withContractFile } from '../../../../mock-server/hosts/node/contract-file.ts'
import type { Backend } from '../backend.ts'
import { remoteBackend } from '../backend.ts'
import { anyProduct } from '../checks/any-product.ts'
import type { Check, ContractRun } from '../contract-run.ts'
import { readDocument } from '../document.ts'
import type { Product } from '../product.ts'
import { PreflightError } from '../product.ts'
import { cutTo } from '../report/curl.ts'
import { counted } from '../report/summary.ts'
import { announce, durationOf, isLocal, targetBehind } from './announcement.ts'
import type { Options } from './options.ts'
import { ExitCode, help, optionsFrom } from './options.ts'
import { runAndReport } from './run-and-report.ts'

const MAX_AT_ONCE = 100
const MAX_LINE = 400

/** @returns the exit code */
export function runCommand<Run extends ContractRun>(args: string[], product: Product<Run>): Promise<number> {
  return start(args, product).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    return error instanceof PreflightError ? ExitCode.unreachable : ExitCode.usage
  })
}

async function start<Run extends ContractRun>(args: string[], product: Product<Run>): Promise<number> {
  const options = optionsFrom(args, product)
  if (options === 'help') return say(help(product))
  const { contract } = options
  if (contract === undefined) return main(options, product)
  const read = (document: unknown) => anyProduct(readDocument(document))
  const documentProduct = /^https?:/.test(contract)
    ? await withContractAt(contract, read)
    : withContractFile(contract, read)
  const documentOptions = optionsFrom(args, documentProduct)
  return documentOptions === 'help' ? say(help(documentProduct)) : main(documentOptions, documentProduct)
}

async function main<Run extends ContractRun>(options: Options, product: Product<Run>): Promise<number> {
  const checks = product.checks.filter(
    ({ id }) => options.only.length === 0 || options.only.some((part) => id.includes(part)),
  )
  if (checks.length === 0)
    throw new Error(`--only ${options.only.join(' ')} matches no check: --list shows them all`)
  if (options.list) {
    const lines = checks.map(({ id, title }) => `${id}\n      ${title}`)
    return say([...lines, counted(checks.length)].join('\n'))
  }
  rejectUnknownNames(options, product)
  const { url } = options
  const forwardsTo = url !== undefined && isLocal(url) ? await targetBehind(url) : undefined
  if (url !== undefined && !announce({ ...options, url, forwardsTo }, checks, product.makes))
    return ExitCode.usage

  const { basePath } = product.document
  if (url !== undefined && new URL(url).pathname.replace(/\/+$/, '') !== basePath)
    say(`${url} does not end with the base path of the document, which is ${basePath || '/'}`)
  const stop = stopOnSignal()
  let worst: number = ExitCode.passed
  for (const seed of options.seeds) {
    const code = await runSeed(product, options, checks, seed, stop)
    // A failed check outweighs an incomplete run, although that has the higher exit code.
    if (worst !== ExitCode.failed) worst = code || worst
    if (stop.aborted) break
  }
  return stop.aborted ? ExitCode.stopped : worst
}

async function runSeed<Run extends ContractRun>(
  product: Product<Run>,
  options: Options,
  checks: Check<Run>[],
  seed: number,
  signal: AbortSignal,
): Promise<number> {
  const { url } = options
  if (url === undefined) {
    if (!product.inProcess) throw new Error('--url is missing: the address of the server, with its base path')
    // The server in this process has no data to protect.
    const { accounts, backend } = product.inProcess
    return runAndReport(product, backend(seed), checks, {
      ...options,
      accounts,
      disposable: true,
      seed,
      signal,
    })
  }
  const backend: Backend = remoteBackend(url)
  const requests = (options.requests * checks.length) / product.checks.length
  const duration = durationOf(requests, await product.preflight(backend, options), options.rate)
  if (duration !== undefined) say(duration)
  return runAndReport(product, backend, checks, { ...options, seed, signal })
}

function rejectUnknownNames({ bodies, parameters }: Options, { document }: Pick<Product, 'document'>): void {
  const { operations } = document
  const withBody = operations.filter(({ body }) => body)
  const fields = withBody.flatMap(({ body = {} }) => Object.keys(document.resolved(body).properties ?? {}))
  const named = operations.flatMap((operation) => operation.parameters.map(({ name }) => name))
  const known: [option: string, given: object, what: string, names: string[]][] = [
    ['--body', bodies, 'operation with a body', withBody.map(({ id }) => id)],
    ['--with', parameters, 'parameter and no field', [...named, ...fields]],
  ]
  for (const [option, given, what, names] of known) {
    const name = Object.keys(given).find((name) => !names.includes(name))
    if (name !== undefined)
      throw new Error(
        cutTo(MAX_LINE, `${option} ${name} names no ${what}: ${[...new Set(names)].join(', ')}`),
      )
  }
}

function say(text: string): number {
  console.log(text)
  return ExitCode.passed
}

/** The first signal ends the run after cleaning up its data; the second ends it immediately. */
function stopOnSignal(): AbortSignal {
  const controller = new AbortController()
  // Each request of a batch listens to it.
  setMaxListeners(MAX_AT_ONCE, controller.signal)
  const stop = () => {
    if (controller.signal.aborted) process.exit(ExitCode.stopped)
    console.error('\nStopping after clean-up. Press again to stop immediately.')
    controller.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return controller.signal
}

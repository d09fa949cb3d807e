import { anyProduct } from '../../suite/checks/any-product.ts'
import { optionsFrom } from '../../suite/cli/options.ts'
import type { ContractDocument } from '../../suite/document.ts'
import { runChecks } from '../../suite/runner.ts'

/** Runs the checks of a document, or one of them, against a server in this process. */
export async function runAny(
  document: ContractDocument,
  fetch: (request: Request) => Response | Promise<Response>,
  args: string[],
  only?: string,
) {
  const product = anyProduct(document)
  const options = optionsFrom(['--contract', 'api.yaml', ...args], product, {})
  if (options === 'help') throw new Error('that was no question')
  const backend = { name: 'a server', url: `http://server.test${document.basePath}`, fetch }
  const run = product.newRun(backend, { ...options, seed: 1, signal: new AbortController().signal })
  const outcomes = await runChecks(
    run,
    product.checks.filter(({ id }) => only === undefined || id === only),
  )
  const linesOf = (wanted: string) =>
    outcomes
      .filter(({ result }) => result === wanted)
      .map(({ check, reason = '' }) => `${check.id}: ${reason}`)
  return { run, outcomes, failed: linesOf('failed'), notCovered: linesOf('not covered') }
}

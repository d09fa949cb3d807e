import { resourcesOf } from '../any/identities.ts'
import { AnyRun } from '../any/run.ts'
import type { ContractDocument } from '../document.ts'
import type { Product } from '../product.ts'
import { PreflightError } from '../product.ts'
import { Unreachable, Wire } from '../wire.ts'
import { isFinal } from './announced.ts'
import { chainChecks } from './chains.ts'
import { negativeChecks } from './negative.ts'
import { positiveChecks } from './positive.ts'
import { securityChecks } from './security.ts'

const REQUESTS = 40
const REQUESTS_AN_OPERATION = 60

/** Any server, known only by its document. */
export function anyProduct(document: ContractDocument): Product<AnyRun> {
  // What creates comes first: the others need what it has created.
  const usual = document.operations
    .filter((operation) => !isFinal(operation))
    .sort((a, b) => Number(b.method === 'POST') - Number(a.method === 'POST'))
  const last = document.operations.filter(isFinal)
  return {
    document,
    requests: (runs) =>
      REQUESTS + Math.ceil((document.operations.length * REQUESTS_AN_OPERATION * runs) / 40),
    checks: [
      ...positiveChecks(usual),
      ...chainChecks(resourcesOf(usual)),
      ...negativeChecks(usual),
      ...securityChecks(usual),
      ...positiveChecks(last),
      ...negativeChecks(last),
      ...securityChecks(last),
    ],
    newRun: (backend, options) => new AnyRun(document, backend, options),
    async preflight(backend, options) {
      const wire = new Wire(backend, options)
      const request = { method: 'GET', url: `${backend.url}/`, headers: {} }
      await wire.send(request, { role: 'anonymous' }).catch((error: unknown) => {
        const reason = error instanceof Unreachable ? error.message : String(error)
        throw new PreflightError(`${backend.url} cannot be reached: ${reason}`, { cause: error })
      })
      return wire.exchanges[0]?.ms ?? 0
    },
    makes: () => true,
  }
}

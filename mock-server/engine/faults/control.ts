import type { Contract } from '../contract/contract.ts'
import { exampleOf } from '../contract/example-response.ts'
import type { Operation } from '../contract/operation.ts'
import type { components } from '../control/control.d.ts'
import type { ControlsFor } from '../control/handler-types.ts'
import { rejectAbsent, rejectUnprocessable } from '../rule-violation.ts'
import type { ActiveFault, Fault, FaultEffect, Faults, Latency } from './faults.ts'
import { hasEffect } from './faults.ts'

type Schemas = components['schemas']

/** The faults of a session, or of a proxy. */
export type FaultContext = { session: { faults: Faults }; contract: Contract }

const DEFAULT_SEED = 1

export const faults = {
  listFaults: (_request, { session }) => ({ faults: session.faults.all().map(shownFault) }),

  addFault: ({ body }, { session, contract }) => ({
    fault: shownFault(session.faults.add(faultFrom(body, contract))),
  }),

  clearFaults: (_request, { session }) => session.faults.clear(),

  removeFault: ({ path }, { session }) => {
    if (!session.faults.remove(path.id)) rejectAbsent(`fault ${path.id}`)
  },
} satisfies ControlsFor<'listFaults' | 'addFault' | 'clearFaults' | 'removeFault', FaultContext>

/** @throws RuleViolation 422 for an impossible fault, 400 for an example that the contract does not have */
function faultFrom(wanted: Schemas['FaultRequest'], contract: Contract): Fault {
  const { operation, match, times, probability = 1, seed = DEFAULT_SEED, sequence } = wanted
  const operations = contract.operations.filter(({ id }) => operation === undefined || id === operation)
  if (operations.length === 0) reject('operation', 'must be an operationId of the contract')
  const [start = ''] = match?.path?.split('*') ?? []
  const bases = operations.map(({ basePath = contract.basePath }) => basePath)
  if (!bases.some((base) => base.startsWith(start) || start.startsWith(base)))
    reject('match.path', `must begin with the base path ${bases[0]}`)
  if (probability === 0) reject('probability', 'must be above 0')
  const effect = effectFrom(wanted, operations)
  const steps = sequence?.map((step, index) => effectFrom(step, operations, `sequence.${index}.`))
  if (steps && hasEffect(effect)) reject('sequence', 'cannot be combined with effects of the fault itself')
  if (steps && (times !== undefined || probability < 1))
    reject('sequence', 'cannot be combined with times or probability')
  if (!(steps ?? [effect]).some(hasEffect)) {
    rejectUnprocessable('The fault has no effect: give status, latency or transport.', [])
  }
  return { operation, match, times, probability, seed, ...effect, ...(steps && { sequence: steps }) }
}

function effectFrom(wanted: Schemas['FaultEffect'], operations: Operation[], at = ''): FaultEffect {
  const { status, example, body, text, contentType, headers, latency, transport } = wanted
  if (status === undefined && (example ?? body ?? text ?? contentType ?? headers) !== undefined)
    reject(`${at}status`, 'is required with example, body, text, contentType or headers')
  if (body !== undefined && example !== undefined) reject(`${at}example`, 'cannot be combined with body')
  if (text !== undefined && (body ?? example) !== undefined)
    reject(`${at}text`, 'cannot be combined with body or example')
  if (contentType !== undefined && (text ?? body) === undefined)
    reject(`${at}contentType`, 'requires text or body')
  rejectUnhandled(wanted, at)
  if (status !== undefined && example !== undefined) {
    for (const operation of operations) exampleOf(operation, { status, example }, 'req_none')
  }
  return {
    isHandled: wanted.handled ?? status === undefined,
    ...(status !== undefined && { response: { status, body, text, contentType, example, headers } }),
    ...(latency && { latency: latencyFrom(latency, at) }),
    ...(transport && { transport: { how: transport.how, ms: transport.ms ?? 2000 } }),
  }
}

function rejectUnhandled({ handled, status, transport }: Schemas['FaultEffect'], at: string): void {
  if (handled !== false || status !== undefined) return
  if (['reset', 'empty', 'hang'].includes(transport?.how ?? '')) return
  reject(
    `${at}handled`,
    'may be false only with a transport of reset, empty or hang, since there is no response otherwise',
  )
}

function latencyFrom({ fixed, min, max }: Schemas['Latency'], at: string): Latency {
  if (fixed !== undefined && (min ?? max) === undefined) return { fixed }
  if (fixed !== undefined || min === undefined || max === undefined || min > max)
    reject(`${at}latency`, 'must be fixed, or min and a max that is at least min')
  return { min, max }
}

function reject(field: string, message: string): never {
  return rejectUnprocessable('This fault is not valid.', [{ field, message }])
}

function shownFault(fault: ActiveFault): Schemas['Fault'] {
  const { id, hits, operation, match, times, probability, seed, sequence } = fault
  return {
    id,
    hits,
    probability,
    seed,
    ...shownEffect(fault),
    ...(operation !== undefined && { operation }),
    ...(match && { match }),
    ...(times !== undefined && { times }),
    ...(sequence && { sequence: sequence.map(shownEffect) }),
  }
}

const shownEffect = ({ response, latency, transport, isHandled }: FaultEffect) => ({
  handled: isHandled,
  ...(response && { status: response.status }),
  ...(response?.contentType !== undefined && { contentType: response.contentType }),
  ...(latency && { latency }),
  ...(transport && { transport }),
})

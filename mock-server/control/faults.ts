import { exampleOf } from '../contract/example-answer.ts'
import { notFound, unprocessable } from '../refusal.ts'
import type { Fault, Latency } from '../sessions/faults.ts'
import type { ControlContext, ControlsFor } from './context.ts'
import type { components } from './control.d.ts'

type Schemas = components['schemas']

const DEFAULT_SEED = 1
const MAX_LATENCY_MS = 60_000
const DEFAULT_SIGMA = 0.5

export const faults = {
  listFaults: (_request, { session }) => ({ faults: session.faults.all().map(shown) }),

  armFault: ({ body }, { session, contract }) => ({
    fault: shown(session.faults.arm(faultFrom(body, contract))),
  }),

  clearFaults: (_request, { session }) => session.faults.clear(),

  disarmFault: ({ path }, { session }) => {
    if (!session.faults.disarm(path.id)) notFound(`fault ${path.id}`)
  },
} satisfies ControlsFor<'listFaults' | 'armFault' | 'clearFaults' | 'disarmFault'>

/** @throws Refusal 422 for a fault that cannot be, 400 for an example that the contract does not have */
function faultFrom(wanted: Schemas['FaultRequest'], contract: ControlContext['contract']): Fault {
  const { operation, times, probability = 1, seed = DEFAULT_SEED, status, example, body, headers } = wanted
  const operations = contract.operations.filter(({ id }) => operation === undefined || id === operation)
  if (operations.length === 0) refuse('operation', 'must be an operationId of the contract')
  if (probability === 0) refuse('probability', 'must be above 0')
  if (status === undefined && (example ?? body ?? headers) !== undefined)
    refuse('status', 'is required with them')
  if (body !== undefined && example !== undefined) refuse('example', 'cannot stand beside body')
  if (status === undefined && !wanted.latency && !wanted.transport) {
    unprocessable('Nothing would go wrong: give status, latency or transport.', [])
  }
  if (
    wanted.handled === false &&
    status === undefined &&
    !['reset', 'empty', 'hang'].includes(wanted.transport?.how ?? '')
  ) {
    refuse(
      'handled',
      'may be false with a transport of reset, empty or hang only: there is no answer otherwise',
    )
  }
  if (status !== undefined && example !== undefined) {
    for (const each of operations) exampleOf(each, { status, example }, 'req_none')
  }
  return {
    operation,
    match: wanted.match,
    times,
    probability,
    seed,
    isHandled: wanted.handled ?? true,
    ...(status !== undefined && { answer: { status, body, example, headers } }),
    ...(wanted.latency && { latency: latencyFrom(wanted.latency) }),
    ...(wanted.transport && { transport: { how: wanted.transport.how, ms: wanted.transport.ms ?? 2000 } }),
  }
}

function latencyFrom({ fixed, min, max, median, sigma }: Schemas['Latency']): Latency {
  const isMixed = [fixed, min, median].filter((each) => each !== undefined).length !== 1
  if (isMixed) refuse('latency', 'must be fixed, or min and max, or median')
  if (fixed !== undefined) return { fixed }
  if (median !== undefined) return { median, sigma: sigma ?? DEFAULT_SIGMA, max: max ?? MAX_LATENCY_MS }
  if (max === undefined || min === undefined || min > max)
    refuse('latency', 'must have a max that is at least min')
  return { min, max }
}

function refuse(field: string, message: string): never {
  return unprocessable('There can be no such fault.', [{ field, message }])
}

function shown({
  id,
  hits,
  operation,
  match,
  times,
  probability,
  seed,
  answer,
  latency,
  transport,
  isHandled,
}: ReturnType<ControlContext['session']['faults']['arm']>): Schemas['Fault'] {
  return {
    id,
    hits,
    probability,
    seed,
    handled: isHandled,
    ...(operation !== undefined && { operation }),
    ...(match && { match }),
    ...(times !== undefined && { times }),
    ...(answer && { status: answer.status }),
    ...(latency && { latency }),
    ...(transport && { transport }),
  }
}

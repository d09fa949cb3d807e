import type { components } from '../control/control.d.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'

type Fault = Partial<components['schemas']['FaultRequest']>
type Effect = components['schemas']['FaultEffect']

/** What goes wrong on purpose: `{ status: 503 }`, `{ latency: { fixed: 800 } }`, `{ transport: { how: 'reset' } }` … */
export function faultsOf(api: ControlClient) {
  const arm = async (fault: Fault) => (await unwrap(api.POST('/faults', { body: fault }))).fault
  return {
    /** The next call of this operation, or the next `times` calls, and no more. */
    next: (operation: string, fault: Fault) => arm({ times: 1, ...fault, operation }),
    /** Every call that fits, until disarmed; only so often with a `probability`. */
    arm,
    /** The first call of this operation meets the first effect, and so on; `{}` lets a call through. */
    sequence: (operation: string, sequence: Effect[]) => arm({ operation, sequence }),
    all: async () => (await unwrap(api.GET('/faults'))).faults,
    disarm: (id: string) => unwrap(api.DELETE('/faults/{id}', { params: { path: { id } } })),
    clear: () => unwrap(api.DELETE('/faults')),
  }
}

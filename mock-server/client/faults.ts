import type { components } from '../kosha/control.d.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'
import type { OperationName } from './operation-name.ts'

type Fault = Omit<Partial<components['schemas']['FaultRequest']>, 'operation'> & { operation?: OperationName }
type Effect = components['schemas']['FaultEffect']

/** Injected faults: `{ status: 503 }`, `{ latency: { fixed: 800 } }`, `{ transport: { how: 'reset' } }` … */
export function faultsOf(api: ControlClient) {
  const add = async (fault: Fault) => (await unwrap(api.POST('/faults', { body: fault }))).fault
  return {
    /** The next call of this operation, or the next `times` calls. */
    next: (operation: OperationName, fault: Fault) => add({ times: 1, ...fault, operation }),
    /** Every matching call until removed, or only some of them with a `probability`. */
    add,
    /** One effect for each call of this operation, in order; `{}` lets a call through. */
    sequence: (operation: OperationName, sequence: Effect[]) => add({ operation, sequence }),
    all: async () => (await unwrap(api.GET('/faults'))).faults,
    remove: (id: string) => unwrap(api.DELETE('/faults/{id}', { params: { path: { id } } })),
    clear: () => unwrap(api.DELETE('/faults')),
  }
}

import type { Backend, State } from './backend.ts'
import { rejectUnprocessable } from './rule-violation.ts'
import { Changes } from './state/changes.ts'
import type { SavedResponses } from './state/idempotency.ts'
import { Idempotency } from './state/idempotency.ts'
import type { Clock } from './time/clock.ts'

/** The backend of a document without behaviour. */
export const emptyBackend: Backend = {
  operations: [],
  scenarios: { empty: 'No data: every response comes from the contract.' },
  tables: [],
  controls: [],
  signatureHeader: 'webhook-signature',
  open: (_start, clock) => Promise.resolve(emptyState(clock)),
  load: () => withoutState(),
}

function emptyState(clock: Clock, exported?: Kept): State {
  const { keep, ...state } = plainState(clock, exported)
  return { ...state, copy: (other) => emptyState(other, keep()), save: withoutState }
}

/** The traces of calls that every state keeps. */
export type Kept = { requests: number; responses: SavedResponses }

/** A state that knows no product. */
export function plainState(clock: Clock, { requests, responses }: Kept = { requests: 0, responses: {} }) {
  const idempotency = new Idempotency(clock, responses)
  let last = requests
  return {
    clock,
    changes: new Changes(),
    idempotency,
    outbox: { mails: [], clear: () => undefined },
    events: [],
    nextRequestId: () => `req_${String(++last).padStart(8, '0')}`,
    runDueEvents: () => [],
    handle: () => undefined,
    versionOf: () => undefined,
    table: () => undefined,
    control: () => undefined,
    keep: (): Kept => ({ requests: last, responses: idempotency.save() }),
  } satisfies Partial<State> & { keep: () => Kept }
}

const withoutState = () =>
  rejectUnprocessable('Every response comes from the contract: there is no data to export or import.', [])

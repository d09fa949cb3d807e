import type { Backend, State } from './backend.ts'
import { rejectUnprocessable } from './rule-violation.ts'
import { Changes } from './state/changes.ts'
import type { SavedResponses } from './state/idempotency.ts'
import { Idempotency } from './state/idempotency.ts'
import type { Clock } from './time/clock.ts'

/** For a document without behaviour of its own: every call is answered from the contract. */
export const emptyBackend: Backend = {
  operations: [],
  scenarios: { empty: 'No data: every response comes from the contract.' },
  tables: [],
  controls: [],
  eventSchema: () => undefined,
  signatureHeader: 'webhook-signature',
  open: (_start, clock) => Promise.resolve(emptyState(clock)),
  load: () => withoutState(),
}

function emptyState(clock: Clock, requests = 0, saved: SavedResponses = {}): State {
  const idempotency = new Idempotency(clock, saved)
  let last = requests
  return {
    clock,
    changes: new Changes(),
    idempotency,
    outbox: { mails: [], clear: () => undefined },
    events: [],
    nextRequestId: () => `req_${String(++last).padStart(8, '0')}`,
    runDueEvents: () => [],
    copy: (other) => emptyState(other, last, idempotency.save()),
    save: withoutState,
    handle: () => undefined,
    versionOf: () => undefined,
    table: () => undefined,
    control: () => undefined,
  }
}

const withoutState = () =>
  rejectUnprocessable('Every response comes from the contract: there is no data to export or import.', [])

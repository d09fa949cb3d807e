import { clock } from './clock.ts'
import type { ControlId, ControlsFor, ServerContext } from './context.ts'
import { coverage } from './coverage.ts'
import { faults } from './faults.ts'
import { journal } from './journal.ts'
import { outbox } from './outbox.ts'
import { payer } from './payer.ts'
import { rows } from './rows.ts'
import { scenario, scenarios } from './scenarios.ts'
import { session, sessions } from './sessions.ts'
import { snapshots } from './snapshots.ts'
import { webhooks } from './webhooks.ts'

/** Server-wide calls. */
export const serverControls = {
  ...sessions,
  ...scenarios,
  ...coverage,
} satisfies Partial<ControlsFor<ControlId, ServerContext>>

/** Calls about one session, which is created if needed. */
export const sessionControls = {
  ...session,
  ...scenario,
  ...clock,
  ...rows,
  ...outbox,
  ...payer,
  ...faults,
  ...journal,
  ...snapshots,
  ...webhooks,
} satisfies ControlsFor<Exclude<ControlId, keyof typeof serverControls>>

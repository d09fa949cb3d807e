import type { ControlId, ControlsFor } from './control/handlers.ts'
import { faults } from './faults/control.ts'
import { journal } from './journal/control.ts'
import { coverage } from './report/control.ts'
import { rows } from './rows/control.ts'
import { payer } from './rows/payer.ts'
import { clock } from './sessions/clock.ts'
import { session, sessions } from './sessions/control.ts'
import type { ControlContext, ServerContext } from './sessions/control-context.ts'
import { scenario, scenarios } from './sessions/scenarios.ts'
import { snapshots } from './sessions/snapshots.ts'
import { webhooks } from './webhooks/control.ts'
import { outbox } from './webhooks/outbox.ts'

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
} satisfies ControlsFor<Exclude<ControlId, keyof typeof serverControls>, ControlContext>

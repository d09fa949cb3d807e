import type { Backend, HandlerRequest } from './backend.ts'
import type { ControlId, ControlsFor } from './control/handler-types.ts'
import { rows } from './control-rows.ts'
import { faults } from './faults/control.ts'
import { journal } from './journal/control.ts'
import { coverage } from './report/control.ts'
import { allSessions, oneSession } from './sessions/control.ts'
import type { ControlContext, ServerContext } from './sessions/control-context.ts'
import { snapshots } from './sessions/snapshots.ts'
import { outbox, webhooks } from './webhooks/control.ts'

/** Server-wide calls. */
export const serverControls = {
  ...allSessions,
  ...coverage,
} satisfies Partial<ControlsFor<ControlId, ServerContext>>

/** Calls about one session, which is created if needed. */
export const sessionControls = {
  ...oneSession,
  ...rows,
  ...outbox,
  ...faults,
  ...journal,
  ...snapshots,
  ...webhooks,
} satisfies Partial<ControlsFor<ControlId, ControlContext>>

/** The calls that the backend answers itself. */
export const backendControls = (controls: Backend['controls']) =>
  Object.fromEntries(
    controls.map(({ id }) => [
      id,
      (request: HandlerRequest, { session, contract }: ControlContext) =>
        session.state.control(id, request, contract),
    ]),
  )

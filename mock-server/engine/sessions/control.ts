import type { components } from '../control/control.d.ts'
import type { ControlsFor } from '../control/handler-types.ts'
import { notFound } from '../http-error.ts'
import { timestamp } from '../time/clock.ts'
import type { ControlContext, ServerContext } from './control-context.ts'
import type { MockSession } from './mock-session.ts'

export const session = {
  getSession: (_request, { session }) => ({ session: described(session) }),
} satisfies ControlsFor<'getSession', ControlContext>

export const sessions = {
  listSessions: (_request, { sessions }) => ({ sessions: sessions.all().map(described) }),

  endSession: ({ path }, { sessions }) => {
    if (!sessions.forget(path.key)) notFound(`session ${path.key}`)
  },
} satisfies ControlsFor<'listSessions' | 'endSession', ServerContext>

export function described({ key, start, clock }: MockSession): components['schemas']['Session'] {
  return {
    key,
    scenario: start.scenario,
    seed: start.seed,
    now: timestamp(clock.now()),
    clock: clock.mode,
    omitOptionalFields: start.omitOptionalFields,
  }
}

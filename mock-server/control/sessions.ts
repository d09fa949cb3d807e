import { notFound } from '../refusal.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import { timestamp } from '../time/clock.ts'
import type { ControlsFor, ServerContext } from './context.ts'
import type { components } from './control.d.ts'

export const session = {
  getSession: (_request, { session }) => ({ session: described(session) }),
} satisfies ControlsFor<'getSession'>

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
  }
}

import { notFound } from '../refusal.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import { timestamp } from '../time/clock.ts'
import type { ControlsFor, ServerContext } from './context.ts'
import type { components } from './control.d.ts'

export const session = {
  getSession: (_request, { world }) => ({ session: described(world) }),
} satisfies ControlsFor<'getSession'>

export const sessions = {
  listSessions: (_request, { sessions: worlds }) => ({ sessions: worlds.all().map(described) }),

  endSession: ({ path }, { sessions: worlds }) => {
    if (!worlds.forget(path.key)) notFound(`session ${path.key}`)
  },
} satisfies ControlsFor<'listSessions' | 'endSession', ServerContext>

export function described({ key, start: beginning, clock }: MockSession): components['schemas']['Session'] {
  return {
    key,
    scenario: beginning.scenario,
    seed: beginning.seed,
    now: timestamp(clock.now()),
    clock: clock.isFixed ? 'fixed' : 'real',
  }
}

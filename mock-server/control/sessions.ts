import { notFound } from '../refusal.ts'
import type { World } from '../sessions/mock-session.ts'
import { timestamp } from '../time/clock.ts'
import type { ControlsFor } from './context.ts'
import type { components } from './control.d.ts'

export const sessions = {
  getSession: (_request, { world }) => ({ session: described(world) }),

  listSessions: (_request, { worlds }) => ({ sessions: worlds.all().map(described) }),

  endSession: ({ path }, { worlds }) => {
    if (!worlds.forget(path.key)) notFound(`session ${path.key}`)
  },
} satisfies ControlsFor<'getSession' | 'listSessions' | 'endSession'>

export function described({ key, beginning, clock }: World): components['schemas']['Session'] {
  return {
    key,
    scenario: beginning.scenario,
    seed: beginning.seed,
    now: timestamp(clock.now()),
    clock: clock.isFixed ? 'fixed' : 'real',
  }
}

import { notFound } from '../refusal.ts'
import type { World } from '../sessions/mock-session.ts'
import { timestamp } from '../time/clock.ts'
import type { ControlsFor, ServerDesk } from './context.ts'
import type { components } from './control.d.ts'

export const session = {
  getSession: (_request, { world }) => ({ session: described(world) }),
} satisfies ControlsFor<'getSession'>

export const sessions = {
  listSessions: (_request, { worlds }) => ({ sessions: worlds.all().map(described) }),

  endSession: ({ path }, { worlds }) => {
    if (!worlds.forget(path.key)) notFound(`session ${path.key}`)
  },
} satisfies ControlsFor<'listSessions' | 'endSession', ServerDesk>

export function described({ key, beginning, clock }: World): components['schemas']['Session'] {
  return {
    key,
    scenario: beginning.scenario,
    seed: beginning.seed,
    now: timestamp(clock.now()),
    clock: clock.isFixed ? 'fixed' : 'real',
  }
}

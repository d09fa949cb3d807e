import type { Scenario } from '../../kosha/seed/scenarios.ts'
import { scenarios as names } from '../../kosha/seed/scenarios.ts'
import type { ControlsFor } from '../control/handlers.ts'
import { instantFrom } from '../time/instant-from.ts'
import type { ClockState } from '../time/movable-clock.ts'
import { described } from './control.ts'
import type { ControlContext, ServerContext } from './control-context.ts'
import { restart } from './mock-session.ts'

export const scenarios = {
  listScenarios: () => ({
    scenarios: names.map((name) => ({ name, description: descriptions[name] })),
  }),
} satisfies ControlsFor<'listScenarios', ServerContext>

export const scenario = {
  startScenario: async ({ body: { clock: wanted, ...changes } }, context) => {
    const { session, sessions, scenarios, start, clock } = context
    const state = stateOf(wanted)
    sessions.rejectWithoutMemory('another scenario')
    await restart(session, { key: session.key, scenarios, clock, start: { ...start, ...changes } }, state)
    return { session: described(session) }
  },
} satisfies ControlsFor<'startScenario', ControlContext>

function stateOf(clock: string | undefined): ClockState | undefined {
  if (clock === undefined) return undefined
  return clock === 'real' ? { ahead: 0 } : { fixedAt: instantFrom('clock', clock) }
}

const descriptions: Record<Scenario, string> = {
  'busy-day':
    'Two merchants with 90 days of payments, refunds, links and settlements, up to two minutes ago.',
  'new-merchant': 'Accounts, gateways and payment methods; nobody has paid yet.',
  'settlement-failed': 'A busy day, and the bank rejected the last transfer to Tarang Textiles.',
  'expiring-links': 'A busy day with thirty links that expire within the next twelve hours.',
  'everything-fails': 'In the last two days nearly every payment failed, and so did the last settlement.',
  large: 'A busy day at Tarang Textiles with 100,000 payments.',
}

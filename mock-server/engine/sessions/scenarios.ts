import type { Contract } from '../contract/contract.ts'
import type { ControlsFor } from '../control/handler-types.ts'
import { unprocessable } from '../http-error.ts'
import { ALL_FIELDS, isNamed, optionalFieldsOf } from '../responses/optional-fields.ts'
import { instantFrom } from '../time/instant-from.ts'
import type { ClockState } from '../time/movable-clock.ts'
import { described } from './control.ts'
import type { ControlContext, ServerContext } from './control-context.ts'
import { restart } from './mock-session.ts'
import { namesOf } from './scenario-cache.ts'

export const scenarios = {
  listScenarios: (_request, { backend }) => ({
    scenarios: namesOf(backend).map((name) => ({ name, description: backend.scenarios[name] ?? '' })),
  }),
} satisfies ControlsFor<'listScenarios', ServerContext>

export const scenario = {
  startScenario: async ({ body: { clock: wanted, ...changes } }, context) => {
    const { session, sessions, backend, scenarios, start, clock, contract } = context
    if (changes.scenario && !(changes.scenario in backend.scenarios)) {
      const message = `must be one of ${namesOf(backend).join(', ')}`
      unprocessable('This server has no such scenario.', [{ field: 'scenario', message }])
    }
    for (const field of changes.omitOptionalFields ?? []) rejectUnknown(field, contract)
    const state = stateOf(wanted)
    sessions.rejectWithoutMemory('another scenario')
    await restart(session, { key: session.key, scenarios, clock, start: { ...start, ...changes } }, state)
    return { session: described(session) }
  },
} satisfies ControlsFor<'startScenario', ControlContext>

// A misspelt name would silently leave out nothing.
function rejectUnknown(field: string, contract: Contract): void {
  const known = optionalFieldsOf(contract).map(({ path }) => path)
  if (field === ALL_FIELDS || known.some((path) => isNamed(path, field))) return
  const message = `must be * or the end of an optional field's path, such as ${known.slice(0, 3).join(', ')}`
  unprocessable(`No response has an optional field ${field}.`, [{ field: 'omitOptionalFields', message }])
}

function stateOf(clock: string | undefined): ClockState | undefined {
  if (clock === undefined) return undefined
  return clock === 'real' ? { ahead: 0 } : { fixedAt: instantFrom('clock', clock) }
}

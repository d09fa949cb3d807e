import type { ScheduledEvent } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import type { components } from '../control/control.d.ts'
import type { ControlsFor } from '../control/handler-types.ts'
import { ALL_FIELDS, isNamed, optionalFieldsOf } from '../responses/optional-fields.ts'
import { rejectAbsent, rejectInvalid, rejectUnprocessable } from '../rule-violation.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, timestamp } from '../time/clock.ts'
import { isPossible, NO_INSTANT, OUT_OF_RANGE, parseInstant } from '../time/instant.ts'
import type { ClockState, MovableClock } from '../time/movable-clock.ts'
import { ImpossibleTime } from '../time/movable-clock.ts'
import type { ControlContext, ServerContext } from './control-context.ts'
import type { MockSession } from './mock-session.ts'
import { restart } from './mock-session.ts'
import { namesOf } from './scenario-cache.ts'

type Schemas = components['schemas']

export const allSessions = {
  listSessions: (_request, { sessions }) => ({ sessions: sessions.all().map(described) }),

  endSession: ({ path }, { sessions }) => {
    if (!sessions.forget(path.key)) rejectAbsent(`session ${path.key}`)
  },

  listScenarios: (_request, { backend }) => ({
    scenarios: namesOf(backend).map((name) => ({ name, description: backend.scenarios[name] ?? '' })),
  }),
} satisfies ControlsFor<'listSessions' | 'endSession' | 'listScenarios', ServerContext>

export const oneSession = {
  getSession: (_request, { session }) => ({ session: described(session) }),

  startScenario: async ({ body: { clock: wanted, ...changes } }, context) => {
    const { session, sessions, backend, scenarios, start, clock, contract } = context
    if (changes.scenario && !(changes.scenario in backend.scenarios)) {
      const message = `must be one of ${namesOf(backend).join(', ')}`
      rejectUnprocessable('This server has no such scenario.', [{ field: 'scenario', message }])
    }
    for (const field of changes.omitOptionalFields ?? []) rejectUnknown(field, contract)
    const state = clockStateOf(wanted)
    sessions.rejectWithoutMemory('another scenario')
    await restart(session, { key: session.key, scenarios, clock, start: { ...start, ...changes } }, state)
    return { session: described(session) }
  },

  getClock: (_request, { session }) => ({ clock: shownClock(session.clock) }),

  setClock: ({ body: { mode, at, ahead } }, { session }) => {
    if (ahead && (mode !== 'running' || at !== undefined)) {
      rejectInvalid([{ field: 'ahead', message: 'is allowed with running only, and not together with at' }])
    }
    if (mode === 'real' && at !== undefined) {
      rejectInvalid([{ field: 'at', message: 'is allowed with fixed and running only' }])
    }
    return moveClock(session, at === undefined ? 'mode' : 'at', (clock) => {
      if (mode === 'real') return clock.follow()
      if (ahead) return clock.runAhead(milliseconds(ahead))
      const instant = at === undefined ? clock.now() : instantFrom('at', at)
      return mode === 'fixed' ? clock.fix(instant) : clock.run(instant)
    })
  },

  advanceClock: ({ body }, { session }) =>
    moveClock(session, 'the time', (clock) => clock.advance(milliseconds(body))),
} satisfies ControlsFor<
  'getSession' | 'startScenario' | 'getClock' | 'setClock' | 'advanceClock',
  ControlContext
>

export function described({ key, start, clock }: MockSession): Schemas['Session'] {
  return {
    key,
    scenario: start.scenario,
    seed: start.seed,
    now: timestamp(clock.now()),
    clock: clock.mode,
    omitOptionalFields: start.omitOptionalFields,
  }
}

// A misspelt name would silently leave out nothing.
function rejectUnknown(field: string, contract: Contract): void {
  const optionalPaths = optionalFieldsOf(contract).map(({ path }) => path)
  if (field === ALL_FIELDS || optionalPaths.some((path) => isNamed(path, field))) return
  const message = `must be * or the end of an optional field's path, such as ${optionalPaths.slice(0, 3).join(', ')}`
  rejectUnprocessable(`No response has an optional field ${field}.`, [
    { field: 'omitOptionalFields', message },
  ])
}

function clockStateOf(wanted: string | undefined): ClockState | undefined {
  if (wanted === undefined) return undefined
  return wanted === 'real' ? { ahead: 0 } : { fixedAt: instantFrom('clock', wanted) }
}

function moveClock(
  { clock, state }: MockSession,
  field: string,
  move: (clock: MovableClock) => void,
): Schemas['ClockMove'] {
  try {
    move(clock)
  } catch (error) {
    if (!(error instanceof ImpossibleTime)) throw error
    rejectUnprocessable('The clock cannot be moved there.', [{ field, message: error.message }])
  }
  return { clock: shownClock(clock), ...pastEvents(state.runDueEvents()) }
}

const MAX_LISTED = 1000

/** The scheduled events that ran, oldest first: the first thousand of them, and the number of all. */
const pastEvents = (due: readonly ScheduledEvent[]): Pick<Schemas['ClockMove'], 'happened' | 'total'> => ({
  happened: due.slice(0, MAX_LISTED).map((event) => ({ ...event, at: timestamp(event.at) })),
  total: due.length,
})

const milliseconds = ({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }: Schemas['Duration']) =>
  days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS + ms

const shownClock = (clock: MovableClock): Schemas['Clock'] => ({
  mode: clock.mode,
  now: timestamp(clock.now()),
})

/** Epoch milliseconds of an RFC 3339 instant. @throws RuleViolation if it is malformed or out of range */
function instantFrom(field: string, text: string): number {
  const at = parseInstant(text)
  if (at === undefined) return rejectInvalid([{ field, message: NO_INSTANT }])
  return isPossible(at) ? at : rejectInvalid([{ field, message: OUT_OF_RANGE }])
}

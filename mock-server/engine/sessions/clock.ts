import type { ScheduledEvent } from '../backend.ts'
import type { components } from '../control/control.d.ts'
import type { ControlsFor } from '../control/handler-types.ts'
import { invalid, unprocessable } from '../http-error.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, timestamp } from '../time/clock.ts'
import { instantFrom } from '../time/instant-from.ts'
import type { MovableClock } from '../time/movable-clock.ts'
import { ImpossibleTime } from '../time/movable-clock.ts'
import type { ControlContext } from './control-context.ts'
import type { MockSession } from './mock-session.ts'

type ClockMove = components['schemas']['ClockMove']
type Duration = components['schemas']['Duration']

export const clock = {
  getClock: (_request, { session }) => ({ clock: shown(session.clock) }),

  setClock: ({ body: { mode, at, ahead } }, { session }) => {
    if (ahead && (mode !== 'running' || at !== undefined)) {
      invalid([{ field: 'ahead', message: 'is allowed with running only, and not together with at' }])
    }
    if (mode === 'real' && at !== undefined) {
      invalid([{ field: 'at', message: 'is allowed with fixed and running only' }])
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
} satisfies ControlsFor<'getClock' | 'setClock' | 'advanceClock', ControlContext>

function moveClock(
  { clock, state }: MockSession,
  field: string,
  move: (clock: MovableClock) => void,
): ClockMove {
  try {
    move(clock)
  } catch (error) {
    if (!(error instanceof ImpossibleTime)) throw error
    unprocessable('The clock cannot be moved there.', [{ field, message: error.message }])
  }
  return { clock: shown(clock), ...pastEvents(state.runDueEvents()) }
}

const MAX_LISTED = 1000

/** The scheduled events that ran, oldest first: the first thousand of them, and the number of all. */
const pastEvents = (due: readonly ScheduledEvent[]): Pick<ClockMove, 'happened' | 'total'> => ({
  happened: due.slice(0, MAX_LISTED).map((event) => ({ ...event, at: timestamp(event.at) })),
  total: due.length,
})

const milliseconds = ({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }: Duration) =>
  days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS + ms

const shown = (clock: MovableClock): components['schemas']['Clock'] => ({
  mode: clock.mode,
  now: timestamp(clock.now()),
})

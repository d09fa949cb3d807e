import { invalid, unprocessable } from '../refusal.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import { runDueEvents } from '../store/due-events.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, timestamp } from '../time/clock.ts'
import { instantFrom, later } from '../time/instant.ts'
import type { MovableClock } from '../time/movable-clock.ts'
import type { ControlsFor } from './context.ts'
import type { components } from './control.d.ts'

type Passage = components['schemas']['Passage']
type Duration = components['schemas']['Duration']

export const clock = {
  getClock: (_request, { session }) => ({ clock: shown(session.clock) }),

  setClock: ({ body: { mode, at } }, { session }) => {
    if (mode === 'real') {
      if (at !== undefined) invalid([{ field: 'at', message: 'goes with fixed only' }])
      return passage(session, (clock) => clock.follow())
    }
    const instant = at === undefined ? session.clock.now() : instantFrom('at', at)
    return passage(session, (clock) => clock.fix(instant))
  },

  advanceClock: ({ body }, { session }) => {
    const ms = milliseconds(body)
    return passage(session, (clock) => {
      later(clock.now(), ms)
      clock.advance(ms)
    })
  },
} satisfies ControlsFor<'getClock' | 'setClock' | 'advanceClock'>

function passage({ clock, store }: MockSession, move: (clock: MovableClock) => void): Passage {
  try {
    move(clock)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    unprocessable(`${error.message} Begin a scenario anew to have an earlier time.`, [
      { field: 'at', message: 'must not lie in the past of this session' },
    ])
  }
  const happened = runDueEvents(store).map(({ at, what, id }) => ({ at: timestamp(at), what, id }))
  return { clock: shown(clock), happened }
}

const milliseconds = ({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }: Duration) =>
  days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000 + ms

const shown = (clock: MovableClock): components['schemas']['Clock'] => ({
  mode: clock.isFixed ? 'fixed' : 'real',
  now: timestamp(clock.now()),
})

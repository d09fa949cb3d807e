import type { Store } from '../store/store.ts'
import type { Clock } from '../time/clock.ts'
import type { ClockState } from '../time/movable-clock.ts'
import { MovableClock } from '../time/movable-clock.ts'
import { Faults } from './faults.ts'
import { Journal } from './journal.ts'
import type { Beginning, Beginnings } from './scenario-cache.ts'

/** What one key of `X-Mock-Session` has to itself. */
export type World = {
  readonly key: string
  /** What it began with. */
  beginning: Beginning
  clock: MovableClock
  store: Store
  faults: Faults
  journal: Journal
  snapshots: Map<string, Snapshot>
}

/** A store that nobody writes to, and the time it was taken at. */
export type Snapshot = { beginning: Beginning; clock: ClockState; at: number; store: Store }

export type Origin = { key: string; beginning: Beginning; beginnings: Beginnings; clock: Clock }

export function createWorld({ key, beginning, beginnings, clock: server }: Origin): World {
  const clock = new MovableClock(server)
  const store = beginnings.open(beginning, clock)
  return { key, beginning, clock, store, faults: new Faults(), journal: new Journal(), snapshots: new Map() }
}

/** Begins anew, at an instant of its own if `state` says so. Nothing is left of what was before. */
export function restart(world: World, { beginning, beginnings, clock: server }: Origin, state?: ClockState) {
  const clock = new MovableClock(server, state)
  const store = beginnings.open(beginning, clock)
  Object.assign(world, { beginning, clock, store })
  world.faults.clear()
  world.journal.clear()
}

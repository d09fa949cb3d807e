import { notFound, unprocessable } from '../refusal.ts'
import type { Snapshot } from '../sessions/mock-session.ts'
import { catchUp } from '../store/due-events.ts'
import { copyStore } from '../store/store.ts'
import { timestamp } from '../time/clock.ts'
import { MovableClock } from '../time/movable-clock.ts'
import type { ControlsFor } from './context.ts'
import { exported, imported } from './exported-session.ts'
import { described } from './sessions.ts'

const MOST = 20

export const snapshots = {
  listSnapshots: (_request, { world }) => ({
    snapshots: [...world.snapshots].map(([name, snapshot]) => shown(name, snapshot)),
  }),

  takeSnapshot: ({ path: { name } }, { world, clock }) => {
    const { snapshots, store, beginning } = world
    if (!snapshots.has(name) && snapshots.size >= MOST) {
      unprocessable(`A session keeps at most ${MOST} snapshots. Drop some first.`, [])
    }
    const state = world.clock.save()
    const snapshot = {
      beginning,
      clock: state,
      at: world.clock.now(),
      store: copyStore(store, new MovableClock(clock, state)),
    }
    snapshots.delete(name)
    snapshots.set(name, snapshot)
    return { snapshot: shown(name, snapshot) }
  },

  dropSnapshot: ({ path: { name } }, { world }) => {
    if (!world.snapshots.delete(name)) notFound(`snapshot ${name}`)
  },

  restoreSnapshot: ({ path: { name } }, { world, clock: server }) => {
    const { beginning, clock: state, store } = world.snapshots.get(name) ?? notFound(`snapshot ${name}`)
    const clock = new MovableClock(server, state)
    Object.assign(world, { beginning, clock, store: copyStore(store, clock) })
    catchUp(world.store)
    return { session: described(world) }
  },

  exportWorld: (_request, { world }) => exported(world),

  importWorld: ({ body }, { world, control, contract, clock }) => {
    Object.assign(world, imported(body, { control, contract, server: clock }))
    catchUp(world.store)
    return { session: described(world) }
  },
} satisfies ControlsFor<
  'listSnapshots' | 'takeSnapshot' | 'dropSnapshot' | 'restoreSnapshot' | 'exportWorld' | 'importWorld'
>

const shown = (name: string, { at }: Snapshot) => ({ name, at: timestamp(at) })

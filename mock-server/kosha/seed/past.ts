import { yieldingForEach } from '../../engine/yielding-loop.ts'
import { runDueEvents } from '../store/due-events.ts'
import type { Store } from '../store/store.ts'

/** A request at an instant of the past, in epoch milliseconds. */
export type PastRequest = { at: number; send: (store: Store) => void }

/**
 * Sends the requests, each at its instant, and runs the clock up to `until`. Whatever falls due in between happens as
 * it does when a test moves the clock.
 */
export async function replay(
  requests: readonly PastRequest[],
  { store, clock, until }: { store: Store; clock: { at: number }; until: number },
): Promise<void> {
  const end: PastRequest = { at: until, send: () => undefined }
  const past = requests.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
  await yieldingForEach([...past, end], ({ at, send }) => {
    clock.at = at
    runDueEvents(store)
    send(store)
    // No session existed yet that could read them.
    store.changes.take()
    store.events.length = 0
  })
}

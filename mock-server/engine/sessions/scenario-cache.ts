import type { Scenario } from '../../kosha/seed/scenarios.ts'
import { seedRows } from '../../kosha/seed/seed.ts'
import { runDueEvents } from '../../kosha/store/due-events.ts'
import type { Store } from '../../kosha/store/store.ts'
import { copyStore, createStore } from '../../kosha/store/store.ts'
import { Random } from '../random.ts'
import type { Clock } from '../time/clock.ts'
import { fixedClock } from '../time/clock.ts'

export type SessionStart = { scenario: Scenario; seed: number; rateLimit: boolean }

export const DEFAULT_SEED = 2025
export const DEFAULT_SCENARIO: Scenario = 'busy-day'

type Prototype = SessionStart & { at: number; store: Promise<Store> }

const MAX_AGE_MS = 5 * 60 * 1000
const MAX_PROTOTYPES = 4

/**
 * The initial stores of scenarios. Each is created once, while other calls are served, and then copied, which takes a
 * millisecond or two whatever its size. With a running clock, a copy is at most five minutes
 * old, and the events since then run.
 */
export class ScenarioCache {
  private prototypes: Prototype[] = []

  /** A store at the start of this scenario, at the current time of its clock. */
  async open(start: SessionStart, clock: Clock): Promise<Store> {
    const store = copyStore(await this.prototypeOf(start, clock), clock)
    runDueEvents(store)
    return store
  }

  private prototypeOf({ scenario, seed, rateLimit }: SessionStart, clock: Clock): Promise<Store> {
    const now = startOf(clock)
    const known = this.prototypes.find(
      (each) =>
        each.scenario === scenario && each.seed === seed && each.rateLimit === rateLimit && each.at === now,
    )
    const used = known ?? {
      scenario,
      seed,
      rateLimit,
      at: now,
      store: seeded({ scenario, seed, rateLimit }, now),
    }
    this.prototypes = [used, ...this.prototypes.filter((each) => each !== used)].slice(0, MAX_PROTOTYPES)
    return used.store
  }
}

/** A fixed grid of instants: the same call at the same time starts with the same rows, whoever was first. */
function startOf(clock: Clock): number {
  const now = clock.now()
  return clock.isFixed ? now : now - (now % MAX_AGE_MS)
}

async function seeded({ scenario, seed, rateLimit }: SessionStart, now: number): Promise<Store> {
  const random = new Random(seed)
  const rows = await seedRows({ random, now, scenario })
  return createStore({ rows, random, clock: fixedClock(now), rateLimit })
}

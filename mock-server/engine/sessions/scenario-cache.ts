import type { Backend, Start, State } from '../backend.ts'
import type { Clock } from '../time/clock.ts'
import { fixedClock } from '../time/clock.ts'

export const DEFAULT_SEED = 2025

/** The scenarios of a backend; the first is the default. */
export const namesOf = ({ scenarios }: Pick<Backend, 'scenarios'>) =>
  Object.keys(scenarios) as [string, ...string[]]

type Prototype = Start & { at: number; state: Promise<State> }

const MAX_AGE_MS = 5 * 60 * 1000
const MAX_PROTOTYPES = 4

/**
 * The initial states of scenarios. Each is created once, while other calls are served, and then copied, which takes a
 * millisecond or two whatever its size. With a running clock, a copy is at most five minutes
 * old, and the events since then run.
 */
export class ScenarioCache {
  private prototypes: Prototype[] = []

  constructor(private readonly backend: Backend) {}

  /** A state at the start of this scenario, at the current time of its clock. */
  async open(start: Start, clock: Clock): Promise<State> {
    const state = (await this.prototypeOf(start, clock)).copy(clock)
    state.runDueEvents()
    return state
  }

  private prototypeOf({ scenario, seed, rateLimit }: Start, clock: Clock): Promise<State> {
    const now = startOf(clock)
    const cached = this.prototypes.find(
      (prototype) =>
        prototype.scenario === scenario &&
        prototype.seed === seed &&
        prototype.rateLimit === rateLimit &&
        prototype.at === now,
    )
    const used = cached ?? {
      scenario,
      seed,
      rateLimit,
      at: now,
      state: this.backend.open({ scenario, seed, rateLimit }, fixedClock(now)),
    }
    this.prototypes = [used, ...this.prototypes.filter((prototype) => prototype !== used)].slice(
      0,
      MAX_PROTOTYPES,
    )
    return used.state
  }
}

/** A fixed grid of instants: the same call at the same time starts with the same rows, whoever was first. */
function startOf(clock: Clock): number {
  const now = clock.now()
  return clock.isFixed ? now : now - (now % MAX_AGE_MS)
}

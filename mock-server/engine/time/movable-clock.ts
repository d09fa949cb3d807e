import type { Clock } from './clock.ts'
import { isPossible, MAX_JUMP_MS, OUT_OF_RANGE } from './instant.ts'

/** Stopped at an instant, or running this many milliseconds ahead of the server's clock. */
export type ClockState = { fixedAt: number } | { ahead: number }

/** A time that a clock cannot be moved to; `message` states the requirement, to be read after the field's name. */
export class ImpossibleTime extends RangeError {
  override name = 'ImpossibleTime'
}

/** The clock of one store. It can be stopped and moved forward, never back, since past events cannot be undone. */
export class MovableClock implements Clock {
  private state: ClockState

  constructor(
    private readonly server: Clock,
    state?: ClockState,
  ) {
    this.state = state ?? (server.isFixed ? { fixedAt: server.now() } : { ahead: 0 })
  }

  now(): number {
    return 'fixedAt' in this.state ? this.state.fixedAt : this.server.now() + this.state.ahead
  }

  get mode(): 'fixed' | 'real' | 'running' {
    if ('fixedAt' in this.state) return 'fixed'
    return this.state.ahead === 0 ? 'real' : 'running'
  }

  get isFixed(): boolean {
    return 'fixedAt' in this.state
  }

  /** Its state as data. */
  save(): ClockState {
    return this.state
  }

  /** Advances the clock, which stays stopped or running. @throws ImpossibleTime */
  advance(ms: number): void {
    const at = this.now() + ms
    if (this.isFixed) this.fix(at)
    else this.run(at)
  }

  /** Stops at an instant. @throws ImpossibleTime */
  fix(at: number): void {
    this.rejectImpossible(at)
    this.state = { fixedAt: at }
  }

  /** Runs from an instant. @throws ImpossibleTime */
  run(at: number): void {
    this.rejectImpossible(at)
    this.state = { ahead: at - this.server.now() }
  }

  /** Follows the server's clock again. @throws ImpossibleTime if this clock is ahead of it */
  follow(): void {
    this.rejectImpossible(this.server.now())
    this.state = { ahead: 0 }
  }

  /** Runs this many milliseconds ahead of the server's clock. @throws ImpossibleTime */
  runAhead(ms: number): void {
    this.run(this.server.now() + ms)
  }

  private rejectImpossible(at: number): void {
    const now = this.now()
    if (at < now) {
      throw new ImpossibleTime(
        'must not be earlier than the time of this session. Restart with a scenario for an earlier time',
      )
    }
    if (!isPossible(at)) throw new ImpossibleTime(OUT_OF_RANGE)
    if (at - now > MAX_JUMP_MS) throw new ImpossibleTime('must be at most 400 days ahead of this session')
  }
}

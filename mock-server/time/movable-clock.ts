import type { Clock } from './clock.ts'
import { isPossible, MAX_JUMP_MS, OUT_OF_RANGE } from './instant.ts'

/** Standing still at an instant, or running so many milliseconds ahead of the server's clock. */
export type ClockState = { fixedAt: number } | { ahead: number }

/** A time that a clock cannot be moved to; `message` says what the time must be, to be read after its name. */
export class ImpossibleTime extends RangeError {
  override name = 'ImpossibleTime'
}

/** The clock of one store. It can be stopped and moved ahead, never back: what has happened stays so. */
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

  /** As data, to go on from later or elsewhere. */
  save(): ClockState {
    return this.state
  }

  /** Stays as it is, standing or running. @throws ImpossibleTime */
  advance(ms: number): void {
    const at = this.now() + ms
    if (this.isFixed) this.fix(at)
    else this.run(at)
  }

  /** Stands still at an instant. @throws ImpossibleTime */
  fix(at: number): void {
    this.refuseImpossible(at)
    this.state = { fixedAt: at }
  }

  /** Runs on from an instant. @throws ImpossibleTime */
  run(at: number): void {
    this.refuseImpossible(at)
    this.state = { ahead: at - this.server.now() }
  }

  /** Shows the server's own time again. @throws ImpossibleTime if this clock is ahead of it */
  follow(): void {
    this.refuseImpossible(this.server.now())
    this.state = { ahead: 0 }
  }

  /** Runs so many milliseconds ahead of the server's clock. @throws ImpossibleTime */
  runAhead(ms: number): void {
    this.run(this.server.now() + ms)
  }

  private refuseImpossible(at: number): void {
    const now = this.now()
    if (at < now) {
      throw new ImpossibleTime(
        'must not lie in the past of this session. Begin a scenario anew to have an earlier time',
      )
    }
    if (!isPossible(at)) throw new ImpossibleTime(OUT_OF_RANGE)
    if (at - now > MAX_JUMP_MS) throw new ImpossibleTime('must be at most 400 days ahead of this session')
  }
}

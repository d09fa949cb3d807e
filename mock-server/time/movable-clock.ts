import type { Clock } from './clock.ts'

/** Standing still at an instant, or running so many milliseconds ahead of the server's clock. */
export type ClockState = { fixedAt: number } | { ahead: number }

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

  get isFixed(): boolean {
    return 'fixedAt' in this.state
  }

  /** As data, to go on from later or elsewhere. */
  save(): ClockState {
    return this.state
  }

  advance(ms: number): void {
    if ('fixedAt' in this.state) this.state = { fixedAt: this.state.fixedAt + ms }
    else this.state = { ahead: this.state.ahead + ms }
  }

  /** Stands still at an instant. @throws RangeError if it lies in the past of this clock */
  fix(at: number): void {
    if (at < this.now()) throw new RangeError('The clock cannot go back.')
    this.state = { fixedAt: at }
  }

  /** Shows the server's own time again. @throws RangeError if this clock is ahead of it */
  follow(): void {
    if (this.server.now() < this.now()) throw new RangeError('The clock cannot go back.')
    this.state = { ahead: 0 }
  }
}

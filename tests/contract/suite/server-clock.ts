import type { Span } from './wire.ts'

/** Servers may write whole seconds only, cut or rounded. */
const RESOLUTION_MS = 1000

/** The server's time, as far as it is known: how far it is ahead of this machine's, at least and at most. */
export class ServerClock {
  /** The longest span in which it could have handled a request. */
  widestMs = 0
  private ahead: Span | undefined

  /**
   * Notes its time when it handled a request, of which is known when it was asked for and complete. A hint is ignored
   * if it contradicts what is known: a `Date` may be that of a proxy.
   */
  note([from, to]: Span, [sent, received]: Span, { isHint = false } = {}): void {
    if (Number.isNaN(from)) return
    const told: Span = [from - RESOLUTION_MS - received, to + RESOLUTION_MS - sent]
    const both: Span = [
      Math.max(told[0], this.ahead?.[0] ?? told[0]),
      Math.min(told[1], this.ahead?.[1] ?? told[1]),
    ]
    if (both[0] <= both[1]) this.ahead = both
    else if (!isHint) this.ahead = told
  }

  /** When it can have handled a request, by its own clock. */
  during([sent, received]: Span): Span {
    const [least, most] = this.ahead ?? [0, 0]
    const span: Span = [sent + least, received + most]
    this.widestMs = Math.max(this.widestMs, span[1] - span[0])
    return span
  }

  now(): number {
    const [least, most] = this.ahead ?? [0, 0]
    return Date.now() + (least + most) / 2
  }

  pass(ms: number): void {
    if (this.ahead) this.ahead = [this.ahead[0] + ms, this.ahead[1] + ms]
  }
}

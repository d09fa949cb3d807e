import type { Received } from '../../suite/wire.ts'

/** `Date` counts whole seconds, and a response takes a while. */
const ALLOWED_MS = 1500

/** The backend's time, kept close to the `Date` of its responses. */
export class ServerClock {
  private aheadMs: number

  constructor(now: number) {
    this.aheadMs = now - Date.now()
  }

  pass(ms: number): void {
    this.aheadMs += ms
  }

  /** Its time when it sent this response, in epoch milliseconds. */
  after(received: Received | undefined): number {
    const told = Date.parse(received?.headers.get('date') ?? '')
    const estimated = Date.now() + this.aheadMs
    // Without a `Date`, the estimate is what is left.
    if (!(Math.abs(told - estimated) > ALLOWED_MS)) return estimated
    this.aheadMs = told - Date.now()
    return told
  }
}

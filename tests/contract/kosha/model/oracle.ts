import { createMockServer } from '../../../../mock-server/engine/app.ts'
import type { Backend } from '../../../../mock-server/engine/backend.ts'
import { Random } from '../../../../mock-server/engine/random.ts'
import type { Clock } from '../../../../mock-server/engine/time/clock.ts'
import { DAY_MS, MINUTE_MS } from '../../../../mock-server/engine/time/clock.ts'
import { kosha, stateOf } from '../../../../mock-server/kosha/backend.ts'
import { linkEvents } from '../../../../mock-server/kosha/rules/scheduled-events.ts'
import { Schedule } from '../../../../mock-server/kosha/schedule.ts'
import type { Rows, Store } from '../../../../mock-server/kosha/store/store.ts'
import { copyStore, createStore } from '../../../../mock-server/kosha/store/store.ts'
import type { Received, Sent } from '../../suite/wire.ts'
import { document } from '../document.ts'
import type { Transaction } from '../support/fixtures.ts'

const BASE = 'http://127.0.0.1/api'

/** The mock server with given rows: it responds as a correct server would. */
export class Oracle {
  readonly url = BASE
  store!: Store
  private readonly server: { fetch(request: Request): Response | Promise<Response> }

  private constructor(
    rows: Rows,
    private readonly time: { at: number },
  ) {
    const open: Backend['open'] = async (_start, clock) => {
      const initial = await createStore({ rows, random: new Random(1), clock, rateLimit: true })
      // The times at which banks act are unknown, so only links expire by themselves.
      initial.schedule = new Schedule(rows.paymentLinks.flatMap(linkEvents))
      const copy = (running: Clock) => {
        this.store = copyStore(initial, running)
        return stateOf(this.store)
      }
      return { ...stateOf(initial), copy }
    }
    const clock = { now: () => time.at }
    this.server = createMockServer({ contract: document, backend: { ...kosha, open }, clock })
  }

  static async holding(rows: Rows, now: number): Promise<Oracle> {
    const oracle = new Oracle(rows, { at: now })
    await oracle.respond({ method: 'GET', url: `${BASE}/auth/verify`, headers: {} })
    return oracle
  }

  /** Runs `act`, and restores the store and the time unless it returns true. */
  async tried(act: () => Promise<boolean>): Promise<boolean> {
    const before = { store: copyStore(this.store, this.store.clock), at: this.time.at }
    if (await act()) return true
    Object.assign(this.store, before.store)
    this.time.at = before.at
    return false
  }

  /** The time never goes back, and two requests are never at the same instant. */
  setClock(now: number): void {
    this.time.at = Math.max(this.time.at + 1, now)
  }

  get now(): number {
    return this.time.at
  }

  /** Whether a payment was created within so long of this time of an earlier day, or in the minute before it. */
  hasPaymentAt(daysAgo: number, nearMs: number): boolean {
    const instant = this.now - daysAgo * DAY_MS
    const isNear = ({ createdAt }: Transaction) => {
      const since = instant - Date.parse(createdAt)
      return since > -nearMs && since < MINUTE_MS + nearMs
    }
    return this.store.transactions.rows(({ row }) => isNear(row)).length > 0
  }

  async respond({ method, url, headers, body }: Sent): Promise<Received> {
    const bytes = typeof body === 'string' ? body : body && Uint8Array.from(body)
    const request = new Request(url, { method, headers, ...(bytes !== undefined && { body: bytes }) })
    const response = await this.server.fetch(request)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, between: [this.now, this.now] }
  }
}

import { createMockServer } from '../../../../mock-server/engine/app.ts'
import type { Start, State } from '../../../../mock-server/engine/backend.ts'
import { Random } from '../../../../mock-server/engine/random.ts'
import { ScenarioCache } from '../../../../mock-server/engine/sessions/scenario-cache.ts'
import type { Clock } from '../../../../mock-server/engine/time/clock.ts'
import { DAY_MS, MINUTE_MS } from '../../../../mock-server/engine/time/clock.ts'
import { kosha, stateOf } from '../../../../mock-server/kosha/backend.ts'
import { linkEvents } from '../../../../mock-server/kosha/rules/scheduled-events.ts'
import { Schedule } from '../../../../mock-server/kosha/schedule.ts'
import type { Rows, Store } from '../../../../mock-server/kosha/store/store.ts'
import { copyStore, createStore } from '../../../../mock-server/kosha/store/store.ts'
import { document } from '../../suite/document.ts'
import type { Received, Sent } from '../../suite/wire.ts'
import type { Transaction } from '../support/fixtures.ts'

const NEAR_MS = 5000
const BASE = 'http://127.0.0.1/api'

/** The mock server over rows of our own: what a correct server would respond. */
export class Oracle {
  readonly url = BASE
  private readonly worlds: Worlds
  private readonly server: { fetch(request: Request): Response | Promise<Response> }
  /** Which of the worlds answers: each is a session of the mock server. */
  private world = 'world-0'
  private opened = 0

  private constructor(
    rows: Rows,
    private readonly time: { at: number },
  ) {
    this.worlds = new Worlds(rows)
    const clock = { now: () => time.at }
    this.server = createMockServer({
      contract: document,
      backend: kosha,
      clock,
      shared: { scenarios: this.worlds } as never,
    })
  }

  static async holding(rows: Rows, now: number): Promise<Oracle> {
    const oracle = new Oracle(rows, { at: now })
    await oracle.respond({ method: 'GET', url: `${BASE}/auth/verify`, headers: {} })
    return oracle
  }

  get store(): Store {
    return this.worlds.latest
  }

  /** Runs `act` in a copy of the world. Only if it returns true does that stay. */
  async tried(act: () => Promise<boolean>): Promise<boolean> {
    const before = { world: this.world, store: this.worlds.latest, at: this.time.at }
    this.opened++
    this.world = `world-${this.opened}`
    if (await act()) return true
    this.world = before.world
    this.worlds.latest = before.store
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

  /** Whether a payment was created within seconds of this time of an earlier day, or in the minute before it. */
  hasPaymentAt(daysAgo: number): boolean {
    const instant = this.now - daysAgo * DAY_MS
    const isNear = ({ createdAt }: Transaction) => {
      const since = instant - Date.parse(createdAt)
      return since > -NEAR_MS && since < MINUTE_MS + NEAR_MS
    }
    return this.store.transactions.rows(({ row }) => isNear(row)).length > 0
  }

  async respond({ method, url, headers, body }: Sent): Promise<Received> {
    const bytes = typeof body === 'string' ? body : body && Uint8Array.from(body)
    const all = { ...headers, 'x-mock-session': this.world }
    const request = new Request(url, { method, headers: all, ...(bytes !== undefined && { body: bytes }) })
    const response = await this.server.fetch(request)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

/** Opens each new session with a copy of the latest rows, instead of demo data. */
class Worlds extends ScenarioCache {
  latest!: Store

  constructor(private readonly rows: Rows) {
    super(kosha)
  }

  override async open(_start: Start, clock: Clock): Promise<State> {
    this.latest = this.latest ? copyStore(this.latest, clock) : await this.first(clock)
    return stateOf(this.latest)
  }

  private async first(clock: Clock): Promise<Store> {
    const store = await createStore({ rows: this.rows, random: new Random(1), clock, rateLimit: true })
    // Banks act when they please, so nothing but the expiry of links happens by itself.
    store.schedule = new Schedule(this.rows.paymentLinks.flatMap(linkEvents))
    return store
  }
}

import { Hono } from 'hono'
import type { Call } from '../../../mock-server/calls/call.ts'
import type { Env } from '../../../mock-server/calls/mount.ts'
import { mount } from '../../../mock-server/calls/mount.ts'
import { readContract } from '../../../mock-server/contract/contract.ts'
import { Faults } from '../../../mock-server/faults/faults.ts'
import { HttpError } from '../../../mock-server/http-error.ts'
import { auth } from '../../../mock-server/operations/auth.ts'
import { gateways } from '../../../mock-server/operations/gateways.ts'
import { paymentLinks } from '../../../mock-server/operations/payment-links.ts'
import { paymentMethods } from '../../../mock-server/operations/payment-methods.ts'
import { settlements } from '../../../mock-server/operations/settlements.ts'
import { stats } from '../../../mock-server/operations/stats.ts'
import { transactions } from '../../../mock-server/operations/transactions.ts'
import { Random } from '../../../mock-server/random.ts'
import { errorResponse } from '../../../mock-server/responses/respond.ts'
import { linkEvents } from '../../../mock-server/rules/scheduled-events.ts'
import type { MockSession } from '../../../mock-server/sessions/mock-session.ts'
import { runDueEvents } from '../../../mock-server/store/due-events.ts'
import type { Rows, Store } from '../../../mock-server/store/store.ts'
import { copyStore, createStore } from '../../../mock-server/store/store.ts'
import { Schedule } from '../../../mock-server/time/schedule.ts'
import { document } from '../suite/document.ts'
import type { Received, Sent } from '../suite/wire.ts'

const contract = readContract(document)
const faults = new Faults()
const BASE = 'http://model.test/api'

/** The mock server's operations over rows of our own: what a correct server would answer. */
export class Oracle {
  readonly url = BASE
  private readonly app: Hono<Env>

  private constructor(
    public store: Store,
    private readonly time: { at: number },
  ) {
    this.app = appOver(() => this.store)
  }

  static async holding(rows: Rows, now: number): Promise<Oracle> {
    const time = { at: now }
    const clock = { now: () => time.at }
    const store = await createStore({ rows, random: new Random(now), clock, rateLimit: true })
    // Banks act when they please, so nothing but the expiry of links happens by itself.
    store.schedule = new Schedule(rows.paymentLinks.flatMap(linkEvents))
    return new Oracle(store, time)
  }

  /** A copy of the whole state, to be assigned to `store`. */
  copy(): Store {
    return copyStore(this.store, { now: () => this.time.at })
  }

  /** The time never goes back, and two requests are never at the same instant. */
  setClock(now: number): void {
    this.time.at = Math.max(this.time.at + 1, now)
  }

  get now(): number {
    return this.time.at
  }

  async answer({ method, url, headers, body }: Sent): Promise<Received> {
    const bytes = typeof body === 'string' ? body : body && Uint8Array.from(body)
    const request = new Request(url, { method, headers, ...(bytes !== undefined && { body: bytes }) })
    const response = await this.app.fetch(request)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

function appOver(store: () => Store): Hono<Env> {
  const app = new Hono<Env>()
  app.onError((error, context) => {
    const { body, status, headers } = errorResponse(error, context.get('call')?.requestId ?? 'req_none')
    return new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } })
  })
  app.use(async (context, next) => {
    runDueEvents(store())
    const call: Call = { requestId: 'req_model', at: 0, due: [], status: 0, response: '', changes: [] }
    // Of a session, the operations use the rows, and faults that a test may inject.
    context.set('session', { store: store(), faults } as MockSession)
    context.set('call', call)
    await next()
  })
  const handlers = { ...auth, ...paymentLinks, ...transactions, ...settlements, ...gateways, ...stats }
  mount(app, contract, { ...handlers, ...paymentMethods })
  app.notFound(() => {
    throw new HttpError(404, 'not_found', 'There is no such endpoint.')
  })
  return app
}

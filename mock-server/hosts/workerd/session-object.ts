import { createMockServer } from '../../engine/app.ts'
import { rejectWithoutToken } from '../../engine/control/mount-control.ts'
import { rejectOtherSites } from '../../engine/request-guard.ts'
import { readBounded } from '../../engine/requests/bounded-body.ts'
import { RuleViolation } from '../../engine/rule-violation.ts'
import { sharedResources } from '../../engine/shared-resources.ts'
import { kosha } from '../../kosha/backend.ts'
import { controlFiles, ownContract } from '../node/documents.ts'
import type { Outcome } from './call-log.ts'
import { CallLog } from './call-log.ts'
import { rejection, rejectionOf } from './rejection.ts'
import type { ObjectState, WorkerEnv } from './runtime.ts'
import { namesIn } from './runtime.ts'
import type { Turn } from './turn.ts'
import {
  deferred,
  isControlWrite,
  isEndOfSession,
  isLongPoll,
  isRead,
  requestOf,
  sessionRead,
} from './turn.ts'

const MAX_CALLS = 10_000
const MIB = 1024 * 1024
const MAX_IMPORT_MIB = 32
const IDLE_MS = 30 * 60 * 1000

const contract = ownContract()
/** For all objects of this process. */
export const shared = sharedResources({ contract, control: controlFiles().document }, kosha)

/**
 * One mock session that survives its process. Since the mock server is deterministic, only the calls are stored: an
 * evicted object replays them at their original times and is back in its previous state.
 */
export class MockSessionObject {
  private readonly clock = { at: 0, now: () => this.clock.at }
  private log: CallLog
  private server: ReturnType<typeof createMockServer>
  private turn: Promise<void> = Promise.resolve()
  private readAt: number | undefined
  private alarmAt = 0

  constructor(
    private readonly state: ObjectState,
    private readonly env: WorkerEnv,
  ) {
    this.log = new CallLog(state.storage)
    this.server = this.freshServer()
    void state.blockConcurrencyWhile(() => this.replay())
  }

  async fetch(request: Request): Promise<Response> {
    const { method, url, signal } = request
    // Before anything is stored.
    const rejected = rejectionOf(() => this.rejectHopeless(request))
    if (rejected) return rejected
    const most = /^\/__mock\/import$/.test(new URL(url).pathname) ? MAX_IMPORT_MIB : 1
    const body = request.body
      ? await readBounded(request, most * MIB, () => tooLong(most)).catch((error: Error) => error)
      : undefined
    if (body instanceof RuleViolation) return rejection(body)
    if (body instanceof Error) throw body
    const call: Turn = { method, url, headers: [...request.headers], body: body?.buffer, signal }
    // Other calls are processed while it waits, so due events have to run first.
    if (isLongPoll(call)) await this.take(sessionRead(call, this.env.CONTROL_TOKEN))
    return this.take(call)
  }

  /** @throws RuleViolation for a call that the session would reject in any state */
  private rejectHopeless(request: Request): void {
    const { CONTROL_TOKEN, CORS_ORIGINS } = this.env
    if (this.log.length === 0) rejectOtherSites(request, namesIn(CORS_ORIGINS))
    const isGuarded = CONTROL_TOKEN !== undefined && isControlWrite(request)
    if (isGuarded && request.headers.get('x-mock-control-token') !== CONTROL_TOKEN) rejectWithoutToken()
  }

  /** Deletes a session that was unused for half an hour. */
  async alarm(): Promise<void> {
    const idleAt = this.clock.at + IDLE_MS
    if (Date.now() >= idleAt) await this.forget()
    else await this.wakeAt(idleAt)
  }

  private freshServer() {
    const { CONTROL_TOKEN, CORS_ORIGINS, WEBHOOK_HOSTS } = this.env
    return createMockServer({
      contract,
      backend: kosha,
      shared,
      clock: this.clock,
      origins: namesIn(CORS_ORIGINS),
      webhookHosts: namesIn(WEBHOOK_HOSTS),
      control: controlFiles(CONTROL_TOKEN),
      fetch: this.webhookSender(),
    })
  }

  /** Sends webhooks. One that is known to have been sent is not sent again on replay. */
  private webhookSender() {
    const { log } = this
    // The session may end before a webhook is sent, and the next one uses the same tables.
    const isCurrent = () => log === this.log
    let sent = 0
    return async (request: Request): Promise<Response> => {
      const n = ++sent
      const known = isCurrent() ? log.outcomeOf(n) : undefined
      const outcome = known ?? (await outcomeOf(request))
      if (!known && isCurrent()) log.keepOutcome(n, outcome)
      if ('error' in outcome) throw new Error(outcome.error)
      return new Response(null, outcome)
    }
  }

  private async replay(): Promise<void> {
    for (const call of this.log.all()) {
      const { at, readAt } = call
      if (readAt !== undefined) await this.respond(sessionRead(call, this.env.CONTROL_TOKEN), readAt).handled
      await this.respond(call, at).handled
    }
  }

  /** Answers calls in order. The clock stops until the call has taken effect. */
  private async take(call: Turn): Promise<Response> {
    const begun = this.turn.then(() => this.begin(call))
    // A call that fails does not delay those after it.
    this.turn = begun.then(({ handled }) => handled).catch(() => undefined)
    return (await begun).response
  }

  private async begin(
    call: Turn,
  ): Promise<{ response: Response | Promise<Response>; handled?: Promise<void> }> {
    const at = Math.max(Date.now(), this.clock.at)
    const taken = this.log.length
    const isLogged = taken === 0 || !isRead(call, namesIn(this.env.CORS_ORIGINS).length > 0)
    if (isLogged && taken >= MAX_CALLS && !isEndOfSession(call)) return { response: tooManyCalls() }
    // Not for each call, since it is written to the storage.
    if (at + IDLE_MS / 2 > this.alarmAt) await this.wakeAt(at + IDLE_MS)
    if (isLogged) this.log.append({ ...call, at, readAt: this.readAt })
    this.readAt = isLogged ? undefined : at
    const { response, handled } = this.respond(call, at)
    if (isEndOfSession(call) && (await response).status === 204) await this.forget()
    return { response, handled }
  }

  private respond(call: Turn, at: number) {
    this.clock.at = at
    const { promise: handled, resolve: onHandled } = deferred()
    const response = Promise.resolve(this.server.fetch(requestOf(call), { onHandled }))
    response.then(onHandled, onHandled)
    if (isLongPoll(call)) setTimeout(onHandled)
    return { response, handled }
  }

  private async wakeAt(at: number): Promise<void> {
    await this.state.storage.setAlarm(at)
    this.alarmAt = at
  }

  private async forget(): Promise<void> {
    const { storage } = this.state
    await storage.deleteAlarm()
    await storage.deleteAll()
    this.log = new CallLog(storage)
    this.server = this.freshServer()
    this.readAt = undefined
    this.alarmAt = 0
  }
}

const tooLong = (most: number) => new RuleViolation('tooLarge', `The body is larger than ${most} MiB.`)

const tooManyCalls = () =>
  rejection(
    new RuleViolation('limit', `A session takes at most ${MAX_CALLS} calls. Delete it to start again.`),
  )

async function outcomeOf(request: Request): Promise<Outcome> {
  try {
    const { status, body } = await fetch(request)
    await body?.cancel()
    return { status }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

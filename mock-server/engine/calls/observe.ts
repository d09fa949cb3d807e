import type { Context, MiddlewareHandler } from 'hono'
import { responseFor } from '../contract/operation.ts'
import { applyEffects, respondWith, responseAfter } from '../faults/apply.ts'
import type { Effects } from '../faults/faults.ts'
import type { Entry, NewEntry } from '../journal/entry.ts'
import type { Coverage } from '../report/coverage.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import { sendWebhooks } from '../sessions/mock-session.ts'
import type { Call, Env } from './call.ts'

const MAX_DUE = 1000

/** Finds the session of each call, runs due events, then handles and records the call. */
export function observe(
  sessionOf: (request: Request) => MockSession | Promise<MockSession>,
  coverage: Coverage,
): MiddlewareHandler<Env> {
  return async (context, next) => {
    const started = performance.now()
    const session = await sessionOf(context.req.raw)
    const { state } = session
    const ran = state.runDueEvents()
    const due = ran.length > MAX_DUE ? ran.slice(0, MAX_DUE) : ran
    const requestId = state.nextRequestId()
    const call: Call = { requestId, at: state.clock.now(), due, status: 0, response: '', changes: [] }
    context.set('session', session)
    context.set('call', call)
    await next()
    // The response does not wait for webhook deliveries.
    void sendWebhooks(session)
    const { operation, caller, effects } = call
    const faultResponse = effects && responseAfter(effects)
    if (faultResponse) replaceResponse(context, respondWith(call, faultResponse, faultResponse.status))
    const { status } = call
    if (operation && !effects) {
      coverage.count(operation.id, status, caller?.user.role)
      session.coverage.count(operation.id, status, caller?.user.role)
    }
    session.journal.add(entryOf(context, call), performance.now() - started)
    if (effects) await sendWith(effects, context)
  }
}

/** Delays, slows down or truncates the response. */
async function sendWith(effects: Effects, context: Context<Env>): Promise<void> {
  const { status, headers } = context.res
  const bytes = new TextEncoder().encode(context.var.call.response)
  const { signal } = context.req.raw
  const response = await applyEffects(effects, { status, headers, bytes }, { signal, env: context.env })
  if (response) {
    replaceResponse(context, response)
    // A proxy that compresses the response would wait for all of its parts.
    context.header('cache-control', 'no-store, no-transform')
  }
  if (effects.applied !== undefined) context.header('Preference-Applied', effects.applied)
}

function replaceResponse(context: Context<Env>, response: Response): void {
  // Hono would merge the headers of the previous response into the new one.
  context.res = undefined
  context.res = response
}

function entryOf({ req }: Context<Env>, call: Call): NewEntry {
  const { requestId, at, operation, caller, sent, status, response, effects, due, changes, notes } = call
  const { url, headers } = req.raw
  return {
    requestId,
    at,
    operation: operation?.id,
    role: caller?.user.role,
    userId: caller?.user.id,
    method: req.method,
    path: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
    headers,
    sent,
    status,
    response,
    responseHeaders: call.headers,
    verdict: verdictOn(call),
    effects,
    due,
    changes,
    ...(notes?.length && { notes }),
  }
}

function verdictOn({ operation, status, isBroken, isRejected, effects }: Call): Entry['verdict'] {
  if (effects?.response || effects?.isHandled === false)
    return { request: isRejected ? 'rejected' : 'valid', response: 'injected' }
  const request = isRejected ? 'rejected' : 'valid'
  if (isBroken) return { request, response: 'broken' }
  if (effects?.transport) return { request, response: 'injected' }
  return { request, response: operation && responseFor(operation, status) ? 'valid' : 'undeclared' }
}

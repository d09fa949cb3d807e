import type { Context, Hono } from 'hono'
import type { Contract, Operation, OperationId } from '../contract/contract.ts'
import { jsonBody } from '../contract/json-body.ts'
import { parameterReader } from '../contract/parameters.ts'
import type { Schema } from '../contract/schema.ts'
import { effectsOn } from '../faults/apply.ts'
import { preferred } from '../faults/prefer.ts'
import { responseInstead } from '../faults/transport.ts'
import { HttpError, invalid } from '../http-error.ts'
import type { HandlersFor, Undeclared } from '../operations/handlers.ts'
import { dateOf, json, noContent, notModified, rejectOtherMethods, routeOf } from '../responses/respond.ts'
import { hasTag, ResponseTags } from '../responses/response-tag.ts'
import { serialiser } from '../responses/serialise.ts'
import type { MockSession } from '../sessions/mock-session.ts'
import type { Caller } from '../store/auth-sessions.ts'
import type { Store } from '../store/store.ts'
import type { Call } from './call.ts'

/** An untyped handler, since operations are read from the contract at runtime. */
type AnyHandler = (request: Record<string, unknown>, store: Store) => unknown

export type Env = {
  Variables: { session: MockSession; call: Call }
  Bindings: {
    /** Called once the call has taken effect. A fault may delay the response itself. */
    onHandled?: () => void
  }
}

type NothingUndeclared<Handlers extends HandlersFor<OperationId>> = [Undeclared<Handlers>] extends [never]
  ? unknown
  : { 'the contract lacks the field': Undeclared<Handlers> }

/**
 * Routes every operation of the contract to its handler, in this order: session (401), role (403), body (413,
 * 415, 400), parameters (400), then the handler (404, 409, 422, 429), whose response is validated too. Other
 * methods of a known path get 405 with `Allow`.
 */
export function mount<Handlers extends HandlersFor<OperationId>>(
  app: Hono<Env>,
  contract: Contract,
  handlers: Handlers & NothingUndeclared<Handlers>,
): void {
  const serialise = serialiser(contract)
  const tags = new ResponseTags()
  for (const operation of contract.operations) {
    const handler: AnyHandler | undefined = (handlers as Record<string, AnyHandler>)[operation.id]
    if (!handler) throw new Error(`${operation.id} has no handler`)
    const parametersOf = parameterReader(operation, contract)
    const schema = operation.responses.get(operation.success)
    const isConditional = operation.responses.has(304)
    const declaresEtag = operation.responseHeaders.get(operation.success)?.some(({ name }) => name === 'ETag')
    app.on(operation.method.toUpperCase(), routeOf(contract, operation.path), async (context) => {
      const session = context.get('session')
      const call = context.get('call')
      const { store } = session
      call.operation = operation
      const replaced = await injectedResponse(context, operation)
      if (replaced) return replaced
      if (operation.roles) call.caller = callerOf(context, store)
      rejectRole(operation, call.caller)
      const sent = operation.body && (await bodyOf(context))
      const { url, headers } = context.req.raw
      const { path, query, header } = parametersOf({ url, headers, path: context.req.param() })
      const body = operation.body && checked(contract, operation.body, sent)
      const request = { caller: call.caller, path, query, header, body }
      const saved = store.idempotency.begin(operation.id, call.caller?.user.id, request)
      call.status = operation.success
      if (saved) {
        call.response = saved.body
        return json(saved.body, operation.success, {
          ...dateOf(call),
          'idempotency-replayed': 'true',
        })
      }
      const tag =
        isConditional && call.caller ? tags.of(session, call.caller, { id: operation.id, query }) : undefined
      if (tag !== undefined && hasTag(header['If-None-Match'], tag)) {
        call.status = 304
        return notModified({ ...dateOf(call), etag: tag })
      }
      store.changes.take()
      const response = handler(request, store)
      call.changes = store.changes.take()
      if (!schema) return noContent(dateOf(call))
      const text = serialise(schema, response)
      call.response = text
      store.idempotency.keep(operation.id, call.caller?.user.id, request, text)
      return json(text, operation.success, {
        ...dateOf(call),
        ...(tag === undefined ? declaresEtag && etagOf(response) : { etag: tag }),
      })
    })
  }
  rejectOtherMethods(app, contract)
}

/** The `ETag` header of the one resource in a response's body. */
function etagOf(body: unknown): Record<string, string> {
  const [resource] = typeof body === 'object' && body !== null ? Object.values(body) : []
  return typeof resource?.etag === 'string' ? { etag: resource.etag } : {}
}

/** The response that the `Prefer` header or a fault requests instead of handling the call, if any. */
async function injectedResponse(context: Context<Env>, operation: Operation): Promise<Response | undefined> {
  const { call, session } = context.var
  const request = context.req.raw
  const { requestId } = call
  const readBody = () => (operation.body ? request.clone().text() : '')
  const effects =
    preferred(request.headers, operation, requestId) ??
    (await effectsOn(session.faults, { request, operation, requestId, readBody }))
  if (!effects) return undefined
  call.effects = effects
  const instead = responseInstead(effects, operation.success)
  if (!instead) return undefined
  const { status, text, headers } = instead
  call.status = status
  call.response = text
  return new Response(text === '' ? null : text, { status: status || operation.success, headers })
}

function callerOf(context: Context<Env>, store: Store): Caller {
  const token = /^Bearer ([A-Za-z0-9_-]{1,64})$/i.exec(context.req.header('authorization') ?? '')?.[1]
  const caller = token && store.authSessions.callerOf(token)
  if (!caller) {
    throw new HttpError(
      401,
      'unauthenticated',
      token ? 'Your session has ended. Please sign in again.' : 'Please sign in.',
      {
        headers: { 'WWW-Authenticate': 'Bearer' },
      },
    )
  }
  return caller
}

function rejectRole({ roles }: Operation, caller: Caller | undefined): void {
  if (!caller || roles?.includes(caller.user.role)) return
  const { role } = caller.user
  throw new HttpError(403, 'forbidden', `${role === 'admin' ? 'An' : 'A'} ${role} cannot do this.`)
}

function bodyOf(context: Context<Env>): Promise<unknown> {
  const call = context.get('call')
  return jsonBody(context.req.raw, {
    seen: (text) => {
      call.sent = text
    },
  })
}

/** The body with its defaults filled in. @throws HttpError 400 */
function checked({ check }: Contract, schema: Schema, body: unknown): unknown {
  const result = check(schema, body)
  return result.valid ? result.value : invalid(result.errors)
}

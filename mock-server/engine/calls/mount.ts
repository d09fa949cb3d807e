import type { Context, Hono } from 'hono'
import type { Backend, HandlerRequest } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import { isBodiless } from '../contract/example-response.ts'
import { textWithinLimit } from '../contract/json-body.ts'
import { inMatchingOrder } from '../contract/matching-order.ts'
import type { Operation } from '../contract/operation.ts'
import { effectsOf, responseInstead } from '../faults/apply.ts'
import {
  dateOf,
  json,
  noContent,
  notModified,
  rejectOtherMethods,
  routeOf,
  sent,
} from '../responses/respond.ts'
import { shortId } from '../short-id.ts'
import { valueMaker } from '../values/values.ts'
import type { Env } from './call.ts'
import { fillingSerialiser } from './filling-serialiser.ts'
import { fromContract } from './from-contract.ts'
import { callerOf, requestReader } from './read-request.ts'
import { hasTag, tagOf } from './response-tag.ts'

/**
 * Routes every operation of the contract to its handler, in this order: session (401), role (403), body (413,
 * 415, 400), parameters (400), then the handler (404, 409, 422, 429), whose response is validated too. A call without
 * a handler, and a field that a handler does not know, is answered from the contract. Other methods of a known path get
 * 405 with `Allow`.
 */
export function mount(
  app: Hono<Env>,
  contract: Contract,
  backend: Backend,
  warn: (line: string) => void,
): void {
  const valueFor = valueMaker(contract)
  const contractId = shortId()
  const serialise = fillingSerialiser(contract, valueFor, warn)
  for (const operation of inMatchingOrder(contract.operations)) {
    const isHandled = backend.operations.includes(operation.id)
    const fromDocument = isHandled ? undefined : fromContract(contract, operation, valueFor)
    const read = requestReader(contract, operation)
    const schema = operation.responses.get(operation.success)
    const isConditional = operation.responses.has(304)
    const declaresEtag = operation.responseHeaders.get(operation.success)?.some(({ name }) => name === 'ETag')
    app.on(operation.method.toUpperCase(), routeOf(contract, operation.path), async (context) => {
      const session = context.get('session')
      const call = context.get('call')
      const { state } = session
      call.operation = operation
      const replaced = await injectedResponse(context, operation)
      if (replaced) {
        call.isRejected = await read(context).then(
          () => false,
          () => true,
        )
        return replaced
      }
      const request: HandlerRequest & Awaited<ReturnType<typeof read>> = await read(context)
      // The session may have ended while this was read: of two refreshes at once, one comes too late.
      request.caller = call.caller = callerOf(context, session.state, operation)
      const { method, path } = context.req
      const once = { endpoint: `${method} ${path}`, userId: call.caller?.user.id, ...request }
      const saved = state.idempotency.begin(once)
      call.status = operation.success
      const keep = (text: string) => {
        call.response = text
        if (!saved) state.idempotency.keep(once, text)
        return text
      }
      const standard = { ...dateOf(call), ...(saved && { 'idempotency-replayed': 'true' }) }
      if (!isHandled) {
        const made = fromDocument?.(session.start.seed, path)
        const headers = { ...standard, ...made?.headers, 'x-mock-source': made?.source ?? '' }
        const hasBody = !isBodiless(operation.success)
        return sent(hasBody ? keep(saved?.body ?? made?.text ?? '') : null, operation.success, headers)
      }
      if (saved) return json(keep(saved.body), operation.success, standard)
      const tag =
        isConditional &&
        call.caller &&
        tagOf(state, call.caller, { id: operation.id, query: request.query }, contractId)
      const tagged = { ...standard, ...(tag && { etag: tag }) }
      if (tag && hasTag(request.header['If-None-Match'], tag)) {
        call.status = 304
        return notModified(tagged)
      }
      state.changes.take()
      const response = state.handle(operation.id, request)
      call.changes = state.changes.take()
      if (!schema) return noContent(standard)
      const text = keep(serialise(operation, schema, response, session.start.seed))
      return json(text, operation.success, {
        ...tagged,
        ...(!isConditional && declaresEtag && etagOf(response)),
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
  const readBody = () => (operation.body ? textWithinLimit(request.clone()) : undefined)
  const effects = await effectsOf(session.faults, { request, operation, requestId, readBody })
  if (!effects) return undefined
  call.effects = effects
  const instead = responseInstead(effects, operation.success)
  if (!instead) return undefined
  const { status, text, headers } = instead
  call.status = status
  call.response = text
  return new Response(text === '' ? null : text, { status: status || operation.success, headers })
}

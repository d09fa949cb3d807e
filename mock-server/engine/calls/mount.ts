import type { Context, Hono } from 'hono'
import type { Backend, Caller, HandlerRequest, State } from '../backend.ts'
import { FROM_CONTRACT, Reply } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import { hasCredentials } from '../contract/credentials.ts'
import { isBodiless } from '../contract/example-response.ts'
import type { Operation } from '../contract/operation.ts'
import { jsonSchemaOf, responseFor } from '../contract/operation.ts'
import { hasTag } from '../entity-tag.ts'
import { effectsOf, respondWith, responseInstead } from '../faults/apply.ts'
import { randomOf } from '../random.ts'
import { textWithinLimit } from '../requests/json-body.ts'
import { parameterReader } from '../requests/parameters.ts'
import { operationFinder } from '../requests/paths.ts'
import { bodyReader } from '../requests/request-body.ts'
import { withoutOptionalFields } from '../responses/optional-fields.ts'
import { dateOf, json, noContent, notModified, textResponse } from '../responses/respond.ts'
import { shortened } from '../responses/shortened.ts'
import { RuleViolation, rejectInvalid } from '../rule-violation.ts'
import { shortId } from '../short-id.ts'
import { valueMaker } from '../values/values.ts'
import type { Env } from './call.ts'
import { sendCallbacks } from './callbacks.ts'
import { fillingSerialiser } from './filling-serialiser.ts'
import { contractResponder } from './from-contract.ts'
import { injectedContent } from './injected-content.ts'
import { tagOf } from './response-tag.ts'

type Options = { backend: Backend; webhookHosts: readonly string[]; warn: (line: string) => void }

/**
 * Routes every operation of the contract to its handler, in this order: session (401), role (403), body (413,
 * 415, 400), parameters (400), then the handler (404, 409, 422, 429). The response is validated, too. Calls
 * without a handler, and fields that a handler leaves out, are answered from the contract. Other methods of a known path
 * get 405 with `Allow`.
 */
export function mount(app: Hono<Env>, contract: Contract, { backend, webhookHosts, warn }: Options): void {
  const valueFor = valueMaker(contract)
  const makers = {
    contract,
    respond: contractResponder(contract, valueFor),
    contractId: shortId(),
    serialise: fillingSerialiser(contract, valueFor, warn),
  }
  const contentFor = injectedContent(contract, valueFor)
  const { find, rejectOtherMethod } = operationFinder(contract)
  const readers = new Map<Operation, ReturnType<typeof requestReader>>()
  const handled = new Set(backend.operations)

  app.all('*', async (context, next) => {
    const { method, path } = context.req
    const operation = find(method, path)
    if (!operation) {
      rejectOtherMethod(method, path)
      return next()
    }
    const read = readers.get(operation) ?? requestReader(contract, operation)
    readers.set(operation, read)
    const { call, session } = context.var
    call.operation = operation
    const injected = await injectedResponse(context, operation, contentFor)
    if (injected) {
      call.isRejected = await isRejected(read(context))
      return injected
    }
    const request: ReadRequest = await read(context)
    // The session may have ended while the body was read: of two simultaneous refreshes, the second is too late.
    request.caller = call.caller = callerOf(context, session.state, operation)
    call.status = operation.success
    const response =
      (handled.has(operation.id) && fromHandler(context, operation, request, makers)) ||
      fromContract(context, operation, request, makers)
    if (operation.callbacks && !response.headers.has('idempotency-replayed'))
      sendCallbacks(operation.callbacks, { context, request, response, contract, webhookHosts })
    return response
  })
}

type ReadRequest = HandlerRequest & Awaited<ReturnType<ReturnType<typeof requestReader>>>
type Makers = {
  contract: Contract
  contractId: string
  respond: ReturnType<typeof contractResponder>
  serialise: ReturnType<typeof fillingSerialiser>
}

const isRejected = (reading: Promise<unknown>) =>
  reading.then(
    () => false,
    () => true,
  )

/** The saved response to an earlier call with the same `Idempotency-Key`, if any; `keep` saves a new one. */
function idempotencyOf(
  { req, var: { call, session } }: Context<Env>,
  operation: Operation,
  request: ReadRequest,
  contract: Contract,
) {
  const { idempotency } = session.state
  const attempt = { endpoint: `${req.method} ${req.path}`, userId: call.caller?.user.id, ...request }
  const saved = idempotency.begin(attempt)
  return {
    saved,
    headers: { ...dateOf(call), ...(saved && { 'idempotency-replayed': 'true' }) },
    /** Returns the response without the fields that the session omits, and saves it if it is new. */
    keep(text: string, headers?: Record<string, string>): string {
      const fields = session.start.omitOptionalFields
      const { success: status } = operation
      call.response =
        fields.length > 0 ? withoutOptionalFields(contract, operation, { status, text, fields }) : text
      if (!saved) idempotency.keep(attempt, call.response, headers)
      return call.response
    },
  }
}

function fromContract(
  context: Context<Env>,
  operation: Operation,
  request: ReadRequest,
  { contract, respond }: Makers,
): Response {
  const { call, session } = context.var
  const { success: status } = operation
  const { saved, headers, keep } = idempotencyOf(context, operation, request, contract)
  const accept = context.req.header('accept') ?? null
  const random = randomOf(`${session.start.seed} ${operation.id} ${context.req.path}`)
  const exampleResponse = respond(operation, { status, accept, random })
  call.isBroken = exampleResponse?.isValid === false
  const body = isBodiless(status)
    ? null
    : keep(saved?.body ?? shortened(exampleResponse?.text ?? '', request.query))
  return textResponse(body, status, {
    ...headers,
    ...exampleResponse?.headers,
    'x-mock-source': exampleResponse?.source ?? '',
  })
}

function fromHandler(
  context: Context<Env>,
  operation: Operation,
  request: ReadRequest,
  { contract, contractId, serialise }: Makers,
): Response | undefined {
  const { call, session } = context.var
  const { state } = session
  const { saved, headers, keep } = idempotencyOf(context, operation, request, contract)
  if (saved) {
    const body = isBodiless(operation.success) ? null : keep(saved.body)
    return textResponse(body, operation.success, {
      'content-type': 'application/json',
      ...saved.headers,
      ...headers,
    })
  }
  const isConditional = operation.responses.has(304)
  const tag =
    isConditional &&
    call.caller &&
    tagOf(state, call.caller, { id: operation.id, query: request.query }, contractId)
  const taggedHeaders = { ...headers, ...(tag && { etag: tag }) }
  if (tag && hasTag(request.header['If-None-Match'], tag, 'weak')) {
    call.status = 304
    return notModified(taggedHeaders)
  }
  state.changes.take()
  const response = state.handle(operation.id, request)
  if (response === FROM_CONTRACT) return undefined
  call.changes = state.changes.take()
  if (response instanceof Reply) {
    const { text, status, notes } = response
    call.status = status
    call.notes = notes
    const body = keep(text ?? '', response.headers)
    return textResponse(text === null ? null : body, status, { ...response.headers, ...headers })
  }
  const declared = responseFor(operation, operation.success)
  const schema = jsonSchemaOf(declared)
  if (!schema) return noContent(headers)
  const declaresEtag = !isConditional && declared?.headers.some(({ name }) => name === 'ETag')
  const text = keep(serialise(operation, schema, response, session.start.seed))
  return json(text, operation.success, { ...taggedHeaders, ...(declaresEtag && etagOf(response)) })
}

/** The `ETag` header for the only resource in a response's body. */
function etagOf(body: unknown): Record<string, string> {
  const [resource] = typeof body === 'object' && body !== null ? Object.values(body) : []
  return typeof resource?.etag === 'string' ? { etag: resource.etag } : {}
}

/** The response that the `Prefer` header or a fault requests instead of handling the call, if any. */
async function injectedResponse(
  context: Context<Env>,
  operation: Operation,
  contentFor: ReturnType<typeof injectedContent>,
): Promise<Response | undefined> {
  const { call, session } = context.var
  const request = context.req.raw
  const { requestId } = call
  const readBody = () => (operation.requestBody ? textWithinLimit(request.clone()) : undefined)
  const contentOf = contentFor(request.headers.get('accept'), requestId)
  const effects = await effectsOf(session.faults, { request, operation, contentOf, readBody })
  if (!effects) return undefined
  call.effects = effects
  const faultResponse = responseInstead(effects, operation.success)
  return faultResponse && respondWith(call, faultResponse, operation.success)
}

/** Reads the requests of an operation, or rejects them in the order that `mount` describes. */
function requestReader(contract: Contract, operation: Operation) {
  const parametersOf = parameterReader(operation, contract)
  const bodyOf = bodyReader(operation, contract)
  return async (context: Context<Env>) => {
    const { call, session } = context.var
    call.caller = callerOf(context, session.state, operation)
    rejectRole(operation, call.caller)
    if (!call.caller) rejectWithoutCredentials(operation, context.req.raw)
    const body = await bodyOf(context.req.raw, (text) => {
      call.sent = text
    })
    const { url, headers } = context.req.raw
    const { parameters, errors } = parametersOf({ url, headers, path: context.req.path })
    errors.push(...body.errors)
    if (errors.length > 0) return rejectInvalid(errors)
    return { caller: call.caller, ...parameters, body: body.value, raw: context.req.raw }
  }
}

/** The calling user; undefined if the operation is public, or the backend has no users. */
const callerOf = (context: Context<Env>, { callerOf }: State, { roles }: Operation): Caller | undefined =>
  roles && callerOf?.(context.req.raw.headers)

function rejectRole({ roles }: Operation, caller: Caller | undefined): void {
  if (!caller || roles?.includes(caller.user.role)) return
  const { role } = caller.user
  throw new RuleViolation('forbidden', `${/^[aeiou]/.test(role) ? 'An' : 'A'} ${role} cannot do this.`)
}

function rejectWithoutCredentials({ credentials }: Operation, request: Request): void {
  if (!credentials || hasCredentials(credentials, request)) return
  const places = credentials.map((required) =>
    required.map(({ in: part, name }) => `the ${part} ${name}`).join(' and '),
  )
  throw new RuleViolation('unauthenticated', `This call needs credentials in ${places.join(', or ')}.`)
}

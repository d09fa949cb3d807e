import type { Context } from 'hono'
import { Hono } from 'hono'
import type { Contract } from '../contract/contract.ts'
import type { Operation } from '../contract/operation.ts'
import { jsonSchemaOf } from '../contract/operation.ts'
import { isWithoutBody, jsonBody } from '../requests/json-body.ts'
import type { Parameters } from '../requests/parameters.ts'
import { parameterReader } from '../requests/parameters.ts'
import { operationFinder } from '../requests/paths.ts'
import { jsonStream } from '../responses/json-stream.ts'
import { errorResponse, json } from '../responses/respond.ts'
import { serialiser } from '../responses/serialise.ts'
import { RuleViolation, rejectInvalid } from '../rule-violation.ts'
import type { ControlId, ControlsFor } from './handler-types.ts'

/** The control call without its types, as in `mount.ts`. */
type AnyControlHandler = (request: Record<string, unknown>, context: unknown) => unknown

/** Control calls together with the context they need. */
type Bound = Partial<Record<string, (input: Record<string, unknown>, request: Request) => unknown>>

type Options = {
  control: Contract
  /** Calls without a handler do not exist. */
  controls: Bound
  /** Called before the body of a call is read. May reject the call. */
  beforeBody?: (id: string) => void
  /** The value that `X-Mock-Control-Token` must have, if any. */
  token?: string | undefined
  /** The web pages: public ones, and those that the token protects. */
  pages?: { open: Hono; guarded: Hono } | undefined
}

const MIB = 1024 * 1024
const DEFAULT_MAX_BYTES = MIB
/** An export of 100,000 rows of 650 bytes has about 64 MiB. */
const MAX_BYTES: Partial<Record<string, number>> = { importSession: 96 * MIB }
/** Responses with all rows of a session. */
const LARGE_RESPONSES: readonly string[] = ['exportSession']

/** Routes and validates the control calls by their own document, as `mount` does for the product's. */
export function mountControl({ controls, beforeBody, token, pages, ...all }: Options): Hono {
  const app = new Hono()
  const control = { ...all.control, operations: all.control.operations.filter(({ id }) => id in controls) }
  const serialise = serialiser(control)
  let answered = 0
  if (pages) app.route('/', pages.open)
  app.use(async ({ req }, next) => {
    if (token !== undefined && req.header('x-mock-control-token') !== token)
      throw new RuleViolation('unauthenticated', 'This server requires its token in X-Mock-Control-Token.')
    await next()
  })
  if (pages) app.route('/', pages.guarded)
  const { find, rejectOtherMethod } = operationFinder(control)
  const readers = new Map(
    control.operations.map((operation) => [operation, parameterReader(operation, control)]),
  )
  app.all('*', async (context, next) => {
    const { url, method, headers } = context.req.raw
    const { path } = context.req
    const operation = find(method, path)
    const parametersOf = operation && readers.get(operation)
    if (!parametersOf) {
      rejectOtherMethod(method, path)
      return next()
    }
    const { parameters, errors } = parametersOf({ url, headers, path })
    if (errors.length > 0) rejectInvalid(errors)
    beforeBody?.(operation.id)
    const request = await requestOf(context, control, operation, parameters)
    const response = await controls[operation.id]?.(request, context.req.raw)
    const schema = jsonSchemaOf(operation.responses.get(operation.success))
    if (!schema) return context.body(null, 204)
    const isLarge = LARGE_RESPONSES.includes(operation.id)
    const body = isLarge ? jsonStream(Object(response)) : serialise(schema, response)
    return json(body, operation.success)
  })
  app.notFound(() => {
    throw new RuleViolation('absent', 'There is no such control call: see mock-server/README.md.')
  })
  app.onError((error) => {
    const { body, status, headers } = errorResponse(error, `ctl_${++answered}`)
    return json(body, status, headers)
  })
  return app
}

/** Binds control calls to their context, which may differ for each call. */
export function bound<BoundContext>(
  controls: Partial<ControlsFor<ControlId, BoundContext>>,
  contextFor: (request: Request) => BoundContext | Promise<BoundContext>,
  afterwards: (context: BoundContext, request: Request) => void | Promise<void> = () => undefined,
): Bound {
  const handlers = Object.entries(controls as Record<string, AnyControlHandler>)
  return Object.fromEntries(
    handlers.map(([id, handle]) => [
      id,
      async (input: Record<string, unknown>, request: Request) => {
        const context = await contextFor(request)
        const response = await handle(input, context)
        await afterwards(context, request)
        return response
      },
    ]),
  )
}

async function requestOf({ req }: Context, control: Contract, operation: Operation, parameters: Parameters) {
  const { requestBody } = operation
  const schema = jsonSchemaOf(requestBody)
  if (!schema) return parameters
  if (!requestBody?.isRequired && isWithoutBody(req.raw)) return { ...parameters, body: {} }
  const maxBytes = MAX_BYTES[operation.id] ?? DEFAULT_MAX_BYTES
  const result = control.check(schema, await jsonBody(req.raw, { maxBytes }))
  if (!result.valid) return rejectInvalid(result.errors)
  return { ...parameters, body: result.value }
}

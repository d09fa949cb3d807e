import type { Context } from 'hono'
import type { Operation } from '../contract/contract.ts'
import { exampleOf } from '../contract/example-response.ts'
import type { Effects } from '../sessions/fault-effects.ts'
import type { FaultEffect } from '../sessions/faults.ts'
import type { Env } from './mount.ts'
import { preferred } from './prefer.ts'
import { altered, delay, responseInstead } from './transport.ts'

/** The injected response, if the `Prefer` header or a fault requests one instead of handling the call. */
export async function injectedResponse(
  context: Context<Env>,
  operation: Operation,
): Promise<Response | undefined> {
  const session = context.get('session')
  const header = context.req.header('prefer')
  if (header === undefined && session.faults.isEmpty) return undefined
  const call = context.get('call')
  const preference = header === undefined ? undefined : preferred(header, operation, call.requestId)
  const effects = preference ?? (await effectsOf(context, operation))
  if (!effects) return undefined
  call.effects = effects
  const instead = responseInstead(effects, operation.success)
  if (!instead) return undefined
  const { status, text, headers } = instead
  call.status = status
  call.answer = text
  return new Response(text === '' ? null : text, { status: status || operation.success, headers })
}

async function effectsOf({ req, var: { session, call } }: Context<Env>, operation: Operation) {
  const { faults } = session
  const { url, headers } = req.raw
  const body = faults.needsBodies && operation.body ? parsedJson(await req.raw.clone().text()) : undefined
  const path = new URL(url).pathname
  return faults.nextEffect(operation, { path, headers, body }, bodyFor(call.requestId))
}

/** The JSON of an injected response: the given body, or else the contract's example. */
export const bodyFor =
  (requestId: string) =>
  (operation: Operation, { status, body, text, example }: NonNullable<FaultEffect['answer']>) =>
    text === undefined ? (body ?? exampleOf(operation, { status, example }, requestId)) : undefined

/** Undefined if the text is not valid JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Delays, slows down or truncates the response. */
export async function applyFault(context: Context<Env>, effects: Effects): Promise<void> {
  await delay(effects, context.req.raw.signal)
  const { status, headers } = context.res
  const bytes = new TextEncoder().encode(String(context.var.call.answer))
  const response = altered(effects, { status, headers, bytes }, context.env)
  if (response) {
    // Hono would merge the headers of the previous response into the new one.
    context.res = undefined
    context.res = response
    // A proxy that compresses the response would wait for all of its parts.
    context.header('cache-control', 'no-store, no-transform')
  }
  if (effects.applied !== undefined) context.header('Preference-Applied', effects.applied)
}

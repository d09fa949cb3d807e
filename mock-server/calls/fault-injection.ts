import type { Context } from 'hono'
import type { Operation } from '../contract/contract.ts'
import { exampleOf, isBodiless } from '../contract/example-answer.ts'
import type { Effects } from '../sessions/fault-effects.ts'
import type { Faults } from '../sessions/faults.ts'
import type { Call } from './call.ts'
import type { Env } from './mount.ts'
import { preferred } from './prefer.ts'
import { brokenTransport } from './transport.ts'

/** The answer instead of which nothing is handled, if the call's `Prefer` header or a fault says so. */
export function injectedResponse(context: Context<Env>, operation: Operation): Response | undefined {
  const { session, call } = context.var
  const header = context.req.header('prefer')
  if (header === undefined && session.faults.isQuiet) return undefined
  const effects = effectsOf(header, operation, session.faults, call)
  if (!effects) return undefined
  call.effects = effects
  if (!effects.answer) {
    if (effects.isHandled) return undefined
    // Nobody gets an answer over a connection that is reset: no status of the contract says so.
    call.status = effects.transport?.how === 'reset' ? 0 : operation.success
    return new Response(null, { status: operation.success })
  }
  const { status, body, headers = {} } = effects.answer
  call.status = status
  call.answer = body === undefined ? '' : JSON.stringify(body)
  const hasBody = body !== undefined && !isBodiless(status)
  return new Response(hasBody ? call.answer : null, {
    status,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
  })
}

function effectsOf(
  header: string | undefined,
  operation: Operation,
  faults: Faults,
  { requestId }: Call,
): Effects | undefined {
  const wish = header === undefined ? undefined : preferred(header, operation, requestId)
  return (
    wish ??
    faults.nextEffect(operation, (_operation, { status, body, example }) =>
      body === undefined ? exampleOf(operation, { status, example }, requestId) : body,
    )
  )
}

/** Lets the answer come late, or not whole. */
export async function applyFault(
  context: Context<Env>,
  { waitMs = 0, transport, applied }: Effects,
): Promise<void> {
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  const { status, headers } = context.res
  if (transport) {
    const response = brokenTransport(
      transport,
      { status, headers, text: context.var.call.answer },
      context.env,
    )
    // Hono would mix the headers of the old answer into the new one.
    context.res = undefined
    context.res = response
  }
  if (applied !== undefined) context.header('Preference-Applied', applied)
}

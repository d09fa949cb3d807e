import type { Context } from 'hono'
import type { Operation } from '../contract/contract.ts'
import { exampleOf, isBodiless } from '../contract/example-answer.ts'
import type { Effects } from '../sessions/fault-effects.ts'
import type { Env } from './mount.ts'
import { preferred } from './prefer.ts'
import { brokenTransport } from './transport.ts'

/** The answer instead of which nothing is handled, if the call's `Prefer` header or a fault says so. */
export async function injectedResponse(
  context: Context<Env>,
  operation: Operation,
): Promise<Response | undefined> {
  const session = context.get('session')
  const header = context.req.header('prefer')
  if (header === undefined && session.faults.isQuiet) return undefined
  const call = context.get('call')
  const wish = header === undefined ? undefined : preferred(header, operation, call.requestId)
  const effects = wish ?? (await struck(context, operation))
  if (!effects) return undefined
  call.effects = effects
  if (!effects.answer) {
    if (effects.isHandled) return undefined
    // Nobody gets an answer over a connection that is reset: no status of the contract says so.
    call.status = effects.transport?.how === 'empty' ? operation.success : 0
    return new Response(null, { status: operation.success })
  }
  const { status, body, headers = {} } = effects.answer
  call.status = status
  const text = body === undefined ? '' : JSON.stringify(body)
  call.answer = text
  const hasBody = body !== undefined && !isBodiless(status)
  return new Response(hasBody ? text : null, {
    status,
    headers: { ...(hasBody && { 'content-type': 'application/json' }), ...headers },
  })
}

async function struck({ req, var: { session, call } }: Context<Env>, operation: Operation) {
  const { faults } = session
  const { url, headers } = req.raw
  const body = faults.looksAtBodies && operation.body ? parsed(await req.raw.clone().text()) : undefined
  const path = new URL(url).pathname
  return faults.nextEffect(operation, { path, headers, body }, (_operation, { status, body, example }) =>
    body === undefined ? exampleOf(operation, { status, example }, call.requestId) : body,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Lets the answer come late, or not whole. */
export async function applyFault(
  context: Context<Env>,
  { waitMs = 0, transport, applied }: Effects,
): Promise<void> {
  if (transport?.how === 'hang') await untilHungUp(context.req.raw.signal, transport.ms)
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  const { status, headers } = context.res
  if (transport) {
    const response = brokenTransport(
      transport,
      { status, headers, text: String(context.var.call.answer) },
      context.env,
    )
    // Hono would mix the headers of the old answer into the new one.
    context.res = undefined
    context.res = response
  }
  if (applied !== undefined) context.header('Preference-Applied', applied)
}

/** Until the time is over, or the caller has waited enough. */
function untilHungUp(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(patience)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const patience = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

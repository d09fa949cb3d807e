import { exampleOf } from '../contract/example-response.ts'
import type { Operation } from '../contract/operation.ts'
import type { Effects } from './effects.ts'
import type { FaultEffect, Faults } from './faults.ts'
import type { RawResponse } from './transport.ts'
import { altered, delay } from './transport.ts'

type Incoming = {
  request: Request
  operation: Operation
  requestId: string
  readBody: () => string | Promise<string>
}

/** The effects of a fault on this call, if any. Counts as one use of the fault. */
export async function effectsOn(
  faults: Faults,
  { request, operation, requestId, readBody }: Incoming,
): Promise<Effects | undefined> {
  if (faults.isEmpty) return undefined
  const body = faults.needsBodies ? parsedJson(await readBody()) : undefined
  const { pathname: path, searchParams: query } = new URL(request.url)
  return faults.nextEffect(operation, { path, query, headers: request.headers, body }, bodyFor(requestId))
}

/** The JSON of an injected response: the given body, or else the contract's example. */
const bodyFor =
  (requestId: string) =>
  (operation: Operation, { status, body, text, example }: NonNullable<FaultEffect['response']>) =>
    text === undefined ? (body ?? exampleOf(operation, { status, example }, requestId)) : undefined

/** Undefined if the text is not valid JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Waits until the response is due. Returns what is sent instead, over a slow or broken connection; undefined if unaffected. */
export async function applyEffects(
  effects: Effects,
  response: RawResponse,
  { signal, env }: { signal: AbortSignal; env: unknown },
): Promise<Response | undefined> {
  await delay(effects, signal)
  return altered(effects, response, env)
}

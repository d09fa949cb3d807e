import { bodyFor, parsedJson } from '../calls/fault-injection.ts'
import { altered, delay, responseInstead } from '../calls/transport.ts'
import type { Operation } from '../contract/contract.ts'
import type { Effects } from '../sessions/fault-effects.ts'
import type { Faults } from '../sessions/faults.ts'

type Incoming = { request: Request; bytes: Uint8Array; requestId: string }

/** A response on its way to the caller; status 0 if none is sent. */
export type ProxyResponse = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> }

/** The effects of faults on this call, if any. */
export function effectsOn(
  faults: Faults,
  operation: Operation | undefined,
  { request: { url, headers }, bytes, requestId }: Incoming,
): Effects | undefined {
  if (!operation || faults.isEmpty) return undefined
  const body = faults.needsBodies ? parsedJson(new TextDecoder().decode(bytes)) : undefined
  const path = new URL(url).pathname
  return faults.nextEffect(operation, { path, headers, body }, bodyFor(requestId))
}

/** The response that replaces forwarding the call; undefined if it is to be forwarded. */
export function replacementFor(effects: Effects, success: number): ProxyResponse | undefined {
  const instead = responseInstead(effects, success)
  return instead && { ...instead, bytes: new TextEncoder().encode(instead.text) }
}

/** Delays, slows down or truncates the response. */
export async function withEffects(
  answer: ProxyResponse,
  effects: Effects,
  { signal, env }: { signal: AbortSignal; env: unknown },
): Promise<Response> {
  await delay(effects, signal)
  return altered(effects, answer, env) ?? responseOf(answer)
}

// Responses with 204, 205 and 304 must not have even an empty body.
export const responseOf = ({ status, headers, bytes }: ProxyResponse) =>
  new Response(bytes.length === 0 ? null : bytes, { status, headers })

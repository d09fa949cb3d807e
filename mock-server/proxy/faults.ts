import { bodyFor, parsedJson } from '../calls/fault-injection.ts'
import { altered, answerInstead, delay } from '../calls/transport.ts'
import type { Operation } from '../contract/contract.ts'
import type { Effects } from '../sessions/fault-effects.ts'
import type { Faults } from '../sessions/faults.ts'

type Incoming = { request: Request; bytes: Uint8Array; requestId: string }

/** An answer on its way to the caller; status 0 if the caller is to get none. */
export type Arriving = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> }

/** What the faults do to this call, if anything. */
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

/** What is answered instead of forwarding the call; undefined if it is to be forwarded. */
export function arrivingInstead(effects: Effects, success: number): Arriving | undefined {
  const instead = answerInstead(effects, success)
  return instead && { ...instead, bytes: new TextEncoder().encode(instead.text) }
}

/** The answer as the effects let it arrive: late, slowly, or not whole. */
export async function withEffects(
  answer: Arriving,
  effects: Effects,
  { signal, env }: { signal: AbortSignal; env: unknown },
): Promise<Response> {
  await delay(effects, signal)
  return altered(effects, answer, env) ?? responseOf(answer)
}

// 204, 205 and 304 may not even have an empty body.
export const responseOf = ({ status, headers, bytes }: Arriving) =>
  new Response(bytes.length === 0 ? null : bytes, { status, headers })

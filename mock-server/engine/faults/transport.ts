import { isBodiless } from '../contract/example-response.ts'
import type { Effects, Transport } from './faults.ts'

export type RawResponse = { status: number; bytes: Uint8Array<ArrayBuffer>; headers: Headers }

const DRIP_PIECES = 10
// Resetting a connection immediately would discard data that has not been sent yet.
const FLUSH_MS = 50

/** Resolves when the response is due or the client has disconnected. */
export async function delay({ waitMs = 0, transport }: Effects, signal: AbortSignal): Promise<void> {
  if (transport?.how === 'hang') await untilHungUp(signal, transport.ms)
  if (waitMs > 0) await untilHungUp(signal, waitMs)
}

/** The response over a slow or broken connection. `env` is the second argument that the runtime passes to `fetch`. */
export function broken(
  { how, ms }: Transport,
  { status, bytes, headers }: RawResponse,
  env: unknown,
): Response {
  const hasBody = !isBodiless(status)
  if (how === 'reset' || how === 'hang') return reset(env)
  if (how === 'empty') return new Response(hasBody ? '' : null, { status, headers })
  if (!hasBody) return new Response('{', { status: 200, headers: { 'content-type': 'application/json' } })
  const half = bytes.slice(0, Math.ceil(bytes.length / 2))
  if (how === 'malformed') return new Response(half, { status, headers })
  if (how === 'cut') return new Response(cutAfter(half, socketIn(env)), { status, headers })
  return new Response(drip(bytes, ms), { status, headers })
}

/** The body in up to ten pieces, the last one `ms` after the first. */
function drip(bytes: Uint8Array<ArrayBuffer>, ms: number): ReadableStream<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.length / DRIP_PIECES))
  const pauseMs = ms / Math.max(1, Math.ceil(bytes.length / size) - 1)
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      controller.enqueue(bytes.slice(at, at + size))
      at += size
      if (at >= bytes.length) controller.close()
    },
  })
}

/** Resets the connection if the runtime exposes the socket, as Node does; otherwise aborts the body. */
function reset(env: unknown): Response {
  const socket = socketIn(env)
  if (socket) {
    resetOrDestroy(socket)
    return new Response(null)
  }
  const failing = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('connection reset')),
  })
  return new Response(failing)
}

/** A TLS connection cannot be reset. */
function resetOrDestroy(socket: Socket): void {
  try {
    socket.resetAndDestroy()
  } catch {
    socket.destroy()
  }
}

type Socket = { resetAndDestroy: () => void; destroy: () => void }

function socketIn(env: unknown): Socket | undefined {
  const socket = property(property(env, 'outgoing'), 'socket')
  return isSocket(socket) ? socket : undefined
}

const isSocket = (value: unknown): value is Socket => typeof property(value, 'resetAndDestroy') === 'function'

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/** Part of a body, then a broken connection: of the socket if there is one, otherwise through an error in the stream. */
function cutAfter(part: Uint8Array, socket: Socket | undefined): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    async pull(controller) {
      if (isSent) await new Promise((resolve) => setTimeout(resolve, FLUSH_MS))
      if (isSent && socket) socket.destroy()
      else if (isSent) controller.error(new TypeError('connection cut'))
      else controller.enqueue(part)
      isSent = true
    },
  })
}

/** Resolves after `ms`, or when the client disconnects. */
function untilHungUp(signal: AbortSignal, ms: number): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timeout)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timeout = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

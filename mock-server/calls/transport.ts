import { isBodiless } from '../contract/example-answer.ts'
import type { Transport } from '../sessions/fault-effects.ts'

type Answer = { status: number; text: string; headers: Headers }

const PIECES = 10

/** The answer as it arrives over a bad line. `env` is what the runtime hands to `fetch` beside the request. */
export function brokenTransport(
  { how, ms }: Transport,
  { status, text, headers }: Answer,
  env: unknown,
): Response {
  const hasBody = !isBodiless(status)
  if (how === 'reset' || how === 'hang') return reset(env)
  if (how === 'empty') return new Response(hasBody ? '' : null, { status, headers })
  if (!hasBody) return new Response('{', { status: 200, headers: { 'content-type': 'application/json' } })
  if (how === 'malformed') return new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers })
  if (how === 'cut') return new Response(cutInTheMiddle(text), { status, headers })
  return new Response(dripping(text, ms), { status, headers })
}

/** Where the runtime shows the socket (Node does) the connection is reset; elsewhere the body breaks off. */
function reset(env: unknown): Response {
  const socket = property(property(env, 'outgoing'), 'socket')
  if (canReset(socket)) {
    socket.resetAndDestroy()
    return new Response(null)
  }
  const broken = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('connection reset')),
  })
  return new Response(broken)
}

type Socket = { resetAndDestroy: () => void }

const canReset = (value: unknown): value is Socket => typeof property(value, 'resetAndDestroy') === 'function'

function property(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
}

/** Half of the body, and then the connection breaks. */
function cutInTheMiddle(text: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(text.slice(0, Math.ceil(text.length / 2)))
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('connection cut'))
      else controller.enqueue(half)
      isSent = true
    },
  })
}

function dripping(text: string, ms: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const size = Math.max(1, Math.ceil(bytes.length / PIECES))
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at > 0) await new Promise((resolve) => setTimeout(resolve, ms / PIECES))
      controller.enqueue(bytes.slice(at, at + size))
      at += size
      if (at >= bytes.length) controller.close()
    },
  })
}

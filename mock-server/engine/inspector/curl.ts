import type { components } from '../control/control.d.ts'
import { DEFAULT_KEY } from '../sessions/session-registry.ts'

type CallRecord = Pick<components['schemas']['CallRecord'], 'method' | 'path' | 'request'>

// Other headers depend on the client.
const NEEDED = ['authorization', 'content-type', 'content-encoding', 'idempotency-key', 'if-match', 'prefer']

/** The call as a command for a POSIX shell. Masked passwords have to be filled in. */
export function curlOf({ method, path, request }: CallRecord, origin: string, key: string): string {
  const needed = Object.entries(request.headers).filter(([name]) => NEEDED.includes(name))
  const headers = Object.entries({
    ...Object.fromEntries(needed),
    ...(key !== DEFAULT_KEY && { 'x-mock-session': key }),
  })
  return [
    `curl -X ${method} ${quoted(origin + path)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(request.body === undefined ? [] : [`--data-raw ${quoted(request.body)}`]),
  ].join(' \\\n  ')
}

/** Text as one word of a POSIX shell. */
export const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

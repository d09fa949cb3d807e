import type { components } from '../control/control.d.ts'
import { DEFAULT_KEY } from '../sessions/session-registry.ts'

type CallRecord = Pick<components['schemas']['CallRecord'], 'method' | 'path' | 'request'>

/** The call as a command for a POSIX shell. Masked passwords have to be filled in. */
export function curlOf({ method, path, request }: CallRecord, origin: string, key: string): string {
  const headers = Object.entries({
    ...request.headers,
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

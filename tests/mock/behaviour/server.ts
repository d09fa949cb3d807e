import type { Clock } from '../../../mock-server/engine/time/clock.ts'
import { demoEmail } from '../../../mock-server/kosha/demo-accounts.ts'
import type { OperationId } from '../../contract/kosha/document.ts'
import { operationOf } from '../../contract/kosha/document.ts'
import type { ClientCall } from '../server.ts'
import { startMockServer } from '../server.ts'

type Call = ClientCall & { path?: Record<string, string>; query?: Record<string, string | string[]> }

/** Saturday noon in India. The third Saturday of the month is a working day. */
export const NOON = Date.parse('2026-11-21T06:30:00Z')

// Created once; tests share nothing else, since each has its own mock session.
const shared = startMockServer()

/** An isolated session per test, without a listening port. A custom clock creates a separate server. */
export function startServer({ clock }: { clock?: Clock } = {}) {
  const { call: send, signIn } = (clock ? startMockServer({ clock }) : shared).open()

  /** Calls an operation by name. `as` is a token; a string body is sent unchanged. */
  function call(id: OperationId, { path = {}, query = {}, ...rest }: Call = {}) {
    const operation = operationOf(id)
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    )
    const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name) =>
      encodeURIComponent(path[name] ?? ''),
    )
    return send(operation.method, `${filled}${search.size > 0 ? `?${search}` : ''}`, rest)
  }

  return {
    send,
    call,
    /** A bearer token for this role, valid for 1 day, or 30 days with `rememberMe`. */
    signIn: (who: Parameters<typeof demoEmail>[0], { rememberMe = false } = {}) =>
      signIn(demoEmail(who), undefined, rememberMe),
  }
}

/** A manually advanced clock. */
export function movableClock() {
  let now = NOON
  return { now: () => now, advance: (ms: number) => (now += ms) }
}

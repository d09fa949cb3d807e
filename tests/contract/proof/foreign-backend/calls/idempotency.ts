import type { IncomingHttpHeaders } from 'node:http'
import { ApiError, invalid } from '../contract/api-error.ts'
import type { Reply } from '../http/reply.ts'
import type { Call, Context } from '../http/route.ts'

export function once(operation: string, call: Call<unknown>, context: Context, act: () => Reply): Reply {
  const { store, rules, now } = context
  const key = keyOf(call.headers)
  if (key === undefined) return act()
  if (!rules.isKey(key)) throw invalid([{ field: 'Idempotency-Key', message: 'is not of the right form' }])
  const scope = `${operation} ${call.account.id} ${key}`
  const saved = store.responses.get(scope)
  const fingerprint = JSON.stringify(call.body, inOrder)
  if (saved && rules.isSaved(saved, now())) {
    if (saved.fingerprint !== fingerprint)
      throw new ApiError(409, 'idempotency_key_reused', 'This key was used with another request.')
    return { status: saved.status, body: saved.body, headers: { 'Idempotency-Replayed': 'true' } }
  }
  // Errors are not saved, so the key can be reused.
  const reply = act()
  const { status, body } = reply
  store.responses.set(scope, structuredClone({ fingerprint, status, body, savedAt: now() }))
  return reply
}

/** For `JSON.stringify`: the order of fields does not matter. */
const inOrder = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

export function keyOf(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['idempotency-key']
  return Array.isArray(given) ? given.join() : given
}

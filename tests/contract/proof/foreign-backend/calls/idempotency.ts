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
  const fingerprint = rules.fingerprint(call.body)
  if (saved && rules.isSaved(saved, now())) {
    if (saved.fingerprint !== fingerprint)
      throw new ApiError(409, 'idempotency_key_reused', 'This key was used with another request.')
    return { status: saved.status, body: saved.body, headers: { 'Idempotency-Replayed': 'true' } }
  }
  // Errors are not saved, so the key can be reused.
  const reply = act()
  rules.saveResponse(store, scope, { fingerprint, status: reply.status, body: reply.body, savedAt: now() })
  return reply
}

export function keyOf(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['idempotency-key']
  return Array.isArray(given) ? given.join() : given
}

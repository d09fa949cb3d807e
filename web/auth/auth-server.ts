import { api, bearer } from '../api/client.ts'
import { ApiError, NetworkError, UNREADABLE, unwrap } from '../api/errors.ts'
import type { AuthServer } from './check-session.ts'

/** Well within the time for which a server accepts a replaced token. */
const REFRESH_TIMEOUT_MS = 10_000
const REPEATED_AFTER_MS = 1000

export const authServer: AuthServer = {
  async verify(token, signal) {
    const headers = { Authorization: bearer(token) }
    const response = await unwrap(api.GET('/auth/verify', { headers, signal }))
    if (!response.user) throw new ApiError(UNREADABLE)
    return response
  },
  async refresh(token) {
    try {
      return await refresh(token)
    } catch (cause) {
      if (!isLost(cause)) throw cause
      await new Promise((resolve) => setTimeout(resolve, REPEATED_AFTER_MS))
      return await refresh(token)
    }
  },
}

const refresh = (token: string) =>
  unwrap(
    api.POST('/auth/refresh', {
      headers: { Authorization: bearer(token) },
      signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
    }),
  )

/** The server may have replaced the token, and then repeats its response. */
const isLost = (cause: unknown) =>
  cause instanceof NetworkError || (cause instanceof ApiError && cause.status >= 500)

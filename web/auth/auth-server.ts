import { api, bearer } from '../api/client.ts'
import { ApiError, UNREADABLE, unwrap } from '../api/errors.ts'
import type { AuthServer } from './check-session.ts'

export const authServer: AuthServer = {
  async verify(token, signal) {
    const headers = { Authorization: bearer(token) }
    const response = await unwrap(api.GET('/auth/verify', { headers, signal }))
    if (!response.user) throw new ApiError(UNREADABLE)
    return response
  },
  refresh: (token) => unwrap(api.POST('/auth/refresh', { headers: { Authorization: bearer(token) } })),
}

import { api } from './client.ts'
import { done } from './errors.ts'
import { dateOf, serverClock } from './server-clock.ts'

/**
 * Asks the server for its time, in ms since 1970. Null if it does not say.
 * @throws as any call
 */
export async function askServerTime(): Promise<number | null> {
  const call = api.GET('/auth/verify')
  await done(call)
  const { response } = await call
  serverClock.latest = dateOf(response)
  return serverClock.latest
}

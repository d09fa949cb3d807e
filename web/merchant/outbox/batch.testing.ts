import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { serverClock } from '../../api/server-clock.ts'
import { sessionVerified } from '../../session/session.testing.ts'

/** Signs Asha in before each test, and removes the batch after it. */
export function signInForEachTest(batch: { forget: () => void }) {
  beforeEach(() => {
    sessionVerified()
    queryClient().setQueryData(['payment-links'], { links: [] })
    // Servers send whole seconds.
    serverClock.latest = Math.floor(Date.now() / 1000) * 1000
    vi.spyOn(toast, 'success').mockReturnValue('')
    vi.spyOn(toast, 'error').mockReturnValue('')
  })
  afterEach(() => {
    batch.forget()
    queryClient().clear()
  })
}

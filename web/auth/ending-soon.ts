import { useEffect, useState } from 'react'
import { sessionExpired } from '../session/session.ts'

const ASKED_BEFORE_END_MS = 5 * 60 * 1000
/** Longer waits overflow the browser's timers and would end at once. */
const MAX_TIMER_MS = 24 * 60 * 60 * 1000

/** True in the last five minutes of a session. When they have passed, the session ends. */
export function useEndingSoon(expiresAt: string | null): boolean {
  const [endingSoon, setEndingSoon] = useState(false)

  useEffect(() => {
    if (expiresAt === null) return
    let timer: ReturnType<typeof setTimeout>
    let asked = false

    function look() {
      const left = Date.parse(expiresAt ?? '') - Date.now()
      const soon = left > 0 && left <= ASKED_BEFORE_END_MS
      // An expiry that was in the past from the start indicates a wrong clock: then the server decides, by its 401.
      if (asked && left <= 0) void sessionExpired()
      asked = soon
      setEndingSoon(soon)
      clearTimeout(timer)
      const next = soon ? left : left - ASKED_BEFORE_END_MS
      if (next > 0) timer = setTimeout(look, Math.min(next, MAX_TIMER_MS))
    }

    look()
    // Timers pause while the computer sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [expiresAt])

  return endingSoon
}

import { useEffect, useState } from 'react'

const POLL_INTERVAL_MS = 200

/** Whole seconds until `due`, counting a started one. */
export function useSecondsLeft(due: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((due - now) / 1000))
}

import { useEffect } from 'react'
import { waitFor } from './due.ts'

/** Asks for these queries every two seconds, while somebody waits for a payment in front of the screen. */
export function useWaitFor(name: string, isWaiting: boolean) {
  useEffect(() => (isWaiting ? waitFor(name) : undefined), [name, isWaiting])
}

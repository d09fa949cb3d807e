import { useEffect, useRef } from 'react'
import { attemptOf } from './attempt.ts'

/**
 * The attempt of a form that is over once it has succeeded. It stands for another moment, and what is clicked in it then
 * is not another link. True only while the form that sent it is still open: a late answer closes no other form, and
 * leads nobody away from where they have gone since.
 */
export function useAttempt(form: string): ReturnType<typeof attemptOf> {
  const isOver = useRef(false)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return async (body, send) => {
    const sent = !isOver.current && (await attemptOf(form)(body, send))
    isOver.current ||= sent
    return sent && isOpen.current
  }
}

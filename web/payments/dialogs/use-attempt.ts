import { useRef } from 'react'
import { attemptOf } from './attempt.ts'

/**
 * The attempt of a form that is over once it has succeeded. It stands for another moment, and what is clicked in it then
 * is not another refund or another link.
 */
export function useAttempt(form: string): ReturnType<typeof attemptOf> {
  const isOver = useRef(false)
  return async (body, send) => {
    const sent = !isOver.current && (await attemptOf(form)(body, send))
    isOver.current ||= sent
    return sent
  }
}

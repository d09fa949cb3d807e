import type { MutateOptions, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** What a form needs of a mutation. */
export type Send<Data, Variables> = Omit<UseMutationResult<Data, Error, Variables>, 'mutate'> & {
  mutate: (variables: Variables, callbacks?: Pick<MutateOptions<Data, Error, Variables>, 'onSuccess'>) => void
}

/**
 * `useMutation`, one call at a time: a second click arrives before the busy button is drawn. A form that has succeeded
 * closes, and until it has, it sends nothing more; only one that stays open `repeats`.
 */
export function useSend<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
  { repeats = false } = {},
): Send<Data, Variables> {
  const result = useMutation(options)
  const running = useRef(false)

  const mutate: Send<Data, Variables>['mutate'] = (variables, callbacks) => {
    if (running.current) return
    running.current = true
    const onSettled = (_data: unknown, error: Error | null) => {
      running.current = !error && !repeats
    }
    result.mutate(variables, { ...callbacks, onSettled })
  }

  function reset() {
    running.current = false
    result.reset()
  }

  return { ...result, mutate, reset }
}

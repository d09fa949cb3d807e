import type { MutateOptions, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** The part of a mutation that forms use. */
export type Send<Data, Variables> = Omit<UseMutationResult<Data, Error, Variables>, 'mutate'> & {
  mutate: (
    variables: Variables,
    callbacks?: Pick<MutateOptions<Data, Error, Variables>, 'onSuccess' | 'onError'>,
  ) => void
}

/**
 * `useMutation` with one call at a time: a second click may arrive before the busy button renders. After a
 * success nothing more is sent while the form closes, unless it stays open (`repeats`).
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

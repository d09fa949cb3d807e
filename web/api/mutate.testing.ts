import type { DefaultError, QueryClient, UseMutationOptions } from '@tanstack/react-query'
import { MutationObserver } from '@tanstack/react-query'

/** Runs a mutation as a form would. */
export const mutate = <Data, Variables>(
  client: QueryClient,
  options: UseMutationOptions<Data, DefaultError, Variables>,
  variables: Variables,
) => new MutationObserver(client, options).mutate(variables)

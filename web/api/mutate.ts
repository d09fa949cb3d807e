import type { DefaultError, QueryClient, UseMutationOptions } from '@tanstack/react-query'
import { MutationObserver } from '@tanstack/react-query'

/** Runs a mutation outside a component. @throws what its request throws */
export const mutate = <Data, Variables>(
  client: QueryClient,
  options: UseMutationOptions<Data, DefaultError, Variables>,
  variables: Variables,
): Promise<Data> => new MutationObserver(client, options).mutate(variables)

import type { Caller, State } from '../backend.ts'

type Read = { id: string; query: Record<string, unknown> }

/**
 * The entity tag of a response, known before it is computed. It changes with the version of the data and with the
 * contract. Undefined if the response also changes as time passes.
 */
export function tagOf(state: State, { user }: Caller, { id, query }: Read, contractId: string) {
  const version = state.versionOf(id, query)
  return version === undefined ? undefined : `"${contractId}.${version}.${user.id}"`
}

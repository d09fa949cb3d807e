import type { components, operations } from '../kosha/control-additions.d.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'
import type { OperationName } from './operation-name.ts'

type Query = Omit<NonNullable<operations['listCalls']['parameters']['query']>, 'operation' | 'match'> & {
  operation?: OperationName
  /** Selects calls by path, headers, query and body, as for faults. */
  match?: components['schemas']['FaultMatch']
}
type Filter = Omit<Query, 'wait' | 'count'>

type Watched = Omit<Filter, 'operation' | 'exactly'> & { forMs?: number }

const DEFAULT_TIMEOUT_MS = 5000

/** The calls of the product in this session. */
export function journalOf(api: ControlClient) {
  const list = async ({ match, ...given }: Query) => {
    const query = { ...given, ...(match && { match: JSON.stringify(match) }) }
    return (await unwrap(api.GET('/journal', { params: { query } }))).calls
  }
  return {
    /** Oldest first. */
    calls: (filter: Filter = {}) => list(filter),
    /**
     * The first calls of an operation, one or `count`, as soon as they have been made.
     * @throws Error if they are not made in time
     */
    async waitFor(
      operation: OperationName,
      {
        count = 1,
        timeoutMs = DEFAULT_TIMEOUT_MS,
        ...filter
      }: Omit<Query, 'wait' | 'operation'> & { timeoutMs?: number } = {},
    ): Promise<[RecordedCall, ...RecordedCall[]]> {
      const [first, ...others] = await list({ ...filter, operation, count, wait: timeoutMs })
      if (first && others.length >= count - 1) return [first, ...others]
      const found = first ? `${others.length + 1} of ${count} times` : 'not at all'
      // The server names the nearest calls and their differences.
      const details = await list({ ...filter, operation, exactly: count }).catch((error: Error) => error)
      const nearest = details instanceof Error ? `\n${details.message}` : ''
      throw new Error(`${operation} was called ${found} within ${timeoutMs} ms.${nearest}`)
    },
    /**
     * Asserts that an operation was called exactly this often, and not more often within `forMs`.
     * @throws Error if not
     */
    exactly: async (operation: OperationName, times: number, { forMs = 0, ...filter }: Watched = {}) =>
      list({ ...filter, operation, exactly: times, wait: forMs }),
    /** Asserts that an operation was not called, and is not called within `forMs`. @throws Error if it was */
    never: async (operation: OperationName, { forMs = 0, ...filter }: Watched = {}) => {
      await list({ ...filter, operation, exactly: 0, wait: forMs })
    },
    clear: () => unwrap(api.DELETE('/journal')),
  }
}

type RecordedCall = components['schemas']['CallRecord']

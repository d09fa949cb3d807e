import type { components, operations } from '../control/control.d.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'

export type RecordedCall = components['schemas']['CallRecord']
type Query = NonNullable<operations['listCalls']['parameters']['query']>
type Filter = Omit<Query, 'wait' | 'count'>

type Watched = Omit<Filter, 'operation' | 'exactly'> & { forMs?: number }

const DEFAULT_TIMEOUT_MS = 5000

/** The calls of the product in this session. */
export function journalOf(api: ControlClient) {
  const list = async (query: Query) => (await unwrap(api.GET('/journal', { params: { query } }))).calls
  return {
    /** Oldest first. */
    calls: (filter: Filter = {}) => list(filter),
    /**
     * The first calls of an operation, one or `count`, as soon as they have been made.
     * @throws Error if they are not made in time
     */
    async waitFor(
      operation: string,
      {
        count = 1,
        timeoutMs = DEFAULT_TIMEOUT_MS,
        ...filter
      }: Omit<Query, 'wait' | 'operation'> & { timeoutMs?: number } = {},
    ): Promise<[RecordedCall, ...RecordedCall[]]> {
      const [first, ...more] = await list({ ...filter, operation, count, wait: timeoutMs })
      if (first && more.length >= count - 1) return [first, ...more]
      const found = first ? `${more.length + 1} of ${count} times` : 'not at all'
      throw new Error(`${operation} was called ${found} within ${timeoutMs} ms`)
    },
    /**
     * Asserts that an operation was called exactly this often, and not more often within `forMs`.
     * @throws Error if not
     */
    exactly: async (operation: string, times: number, { forMs = 0, ...filter }: Watched = {}) =>
      list({ ...filter, operation, exactly: times, wait: forMs }),
    /** Asserts that an operation was not called, and is not called within `forMs`. @throws Error if it was */
    never: async (operation: string, { forMs = 0, ...filter }: Watched = {}) => {
      await list({ ...filter, operation, exactly: 0, wait: forMs })
    },
    clear: () => unwrap(api.DELETE('/journal')),
  }
}

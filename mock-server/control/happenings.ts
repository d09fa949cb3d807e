import { timestamp } from '../time/clock.ts'
import type { ScheduledEvent } from '../time/schedule.ts'
import type { components } from './control.d.ts'

type Happened = Pick<components['schemas']['Passage'], 'happened' | 'total'>

const MOST_LISTED = 1000

/** What fell due, oldest first: the first thousand, and how many things there were in all. */
export const happenedOf = (due: readonly ScheduledEvent[]): Happened => ({
  happened: due.slice(0, MOST_LISTED).map(({ at, what, id }) => ({ at: timestamp(at), what, id })),
  total: due.length,
})

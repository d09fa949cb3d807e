/** Something that happens automatically to a row, or at the end of a day in India. */
export type ScheduledEvent = RefundEvent | OtherEvent

export type RefundEvent = {
  /** In epoch milliseconds. */
  at: number
  what: 'refund-completes' | 'refund-reference-arrives'
  /** Of the transaction. */
  id: string
  refundId: string
}

type OtherEvent = {
  /** In epoch milliseconds. */
  at: number
  what: 'link-expires' | 'payment-lapses' | 'day-closes' | 'settlement-starts' | 'settlement-goes-out'
  /** Of the row, or the day itself, such as `2026-11-21`. */
  id: string
}

export const eventTypes = [
  'link-expires',
  'payment-lapses',
  'refund-completes',
  'refund-reference-arrives',
  'day-closes',
  'settlement-starts',
  'settlement-goes-out',
] as const satisfies ScheduledEvent['what'][]

/** The index behind the last of these items up to an instant, by binary search. */
export function firstAfter(items: readonly { at: number }[], at: number): number {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((items[middle]?.at ?? 0) <= at) from = middle + 1
    else to = middle
  }
  return from
}

/** Upcoming events in order of time; simultaneous ones in order of insertion. */
export class Schedule<Event extends { at: number } = ScheduledEvent> {
  private readonly upcoming: Event[]

  constructor(events: readonly Event[] = []) {
    this.upcoming = events.toSorted((a, b) => a.at - b.at)
  }

  save(): Event[] {
    return [...this.upcoming]
  }

  add(event: Event): void {
    this.upcoming.splice(firstAfter(this.upcoming, event.at), 0, event)
  }

  /** Removes and returns the next event up to an instant. */
  next(until: number): Event | undefined {
    const [first] = this.upcoming
    return first && first.at <= until ? this.upcoming.shift() : undefined
  }
}

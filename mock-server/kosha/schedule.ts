/** Something that happens automatically to a row, or at the end of a day in India. */
export type ScheduledEvent = {
  /** In epoch milliseconds. */
  at: number
  what:
    | 'link-expires'
    | 'payment-lapses'
    | 'refund-completes'
    | 'refund-reference-arrives'
    | 'day-closes'
    | 'settlement-starts'
    | 'settlement-goes-out'
  /** The row, or the day itself, such as `2026-11-21`. */
  id: string
  /** The refund of this transaction. */
  refundId?: string
}

/** Upcoming events in order of time; simultaneous ones in order of insertion. */
export class Schedule {
  private readonly upcoming: ScheduledEvent[]

  constructor(events: readonly ScheduledEvent[] = []) {
    this.upcoming = events.toSorted((a, b) => a.at - b.at)
  }

  save(): ScheduledEvent[] {
    return [...this.upcoming]
  }

  add(event: ScheduledEvent): void {
    let index = this.upcoming.length
    while (index > 0 && (this.upcoming[index - 1]?.at ?? 0) > event.at) index--
    this.upcoming.splice(index, 0, event)
  }

  /** Removes an event, which then never happens. */
  drop(what: ScheduledEvent['what'], id: string): void {
    const index = this.upcoming.findIndex(
      (event) => event.what === what && (event.refundId ?? event.id) === id,
    )
    if (index >= 0) this.upcoming.splice(index, 1)
  }

  /** Removes and returns the next event up to an instant. */
  next(until: number): ScheduledEvent | undefined {
    const [first] = this.upcoming
    return first && first.at <= until ? this.upcoming.shift() : undefined
  }
}

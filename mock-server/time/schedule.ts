/** Something that happens automatically at an instant (epoch milliseconds), to the resource with this id. */
export type ScheduledEvent = { at: number; what: EventType; id: string }

export const eventTypes = [
  'link-expires',
  'refund-completes',
  'refund-reference-arrives',
  'day-closes',
  'settlement-starts',
  'settlement-goes-out',
] as const

export type EventType = (typeof eventTypes)[number]

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
    let place = this.upcoming.length
    while (place > 0 && (this.upcoming[place - 1]?.at ?? 0) > event.at) place--
    this.upcoming.splice(place, 0, event)
  }

  /** Removes and returns the next event up to an instant. */
  next(until: number): ScheduledEvent | undefined {
    const [first] = this.upcoming
    return first && first.at <= until ? this.upcoming.shift() : undefined
  }
}

/** Something that happens by itself at an instant (epoch milliseconds), to the thing with this id. */
export type Appointment = { at: number; what: What; id: string }

export const happenings = [
  'link-expires',
  'refund-completes',
  'refund-reference-arrives',
  'day-closes',
  'settlement-starts',
  'settlement-goes-out',
] as const

export type What = (typeof happenings)[number]

/** What will happen by itself, in order of time; of two at once, the one that was entered first. */
export class Agenda {
  private readonly upcoming: Appointment[]

  constructor(appointments: readonly Appointment[] = []) {
    this.upcoming = appointments.toSorted((a, b) => a.at - b.at)
  }

  save(): Appointment[] {
    return [...this.upcoming]
  }

  add(appointment: Appointment): void {
    let place = this.upcoming.length
    while (place > 0 && (this.upcoming[place - 1]?.at ?? 0) > appointment.at) place--
    this.upcoming.splice(place, 0, appointment)
  }

  /** Takes out the next appointment up to an instant. */
  next(until: number): Appointment | undefined {
    const [first] = this.upcoming
    return first && first.at <= until ? this.upcoming.shift() : undefined
  }
}

import type { NumberedEvent } from '../webhooks/event.ts'

/** The events since the last read, as reported by webhooks. */
export class Events {
  private list: NumberedEvent[] = []

  emit(event: NumberedEvent): void {
    this.list.push(event)
  }

  take(): NumberedEvent[] {
    const taken = this.list
    if (taken.length > 0) this.list = []
    return taken
  }
}

import type { Happened } from '../webhooks/event.ts'

/** The events since the last read, as reported by webhooks. */
export class Events {
  private list: Happened[] = []

  emit(event: Happened): void {
    this.list.push(event)
  }

  take(): Happened[] {
    const taken = this.list
    if (taken.length > 0) this.list = []
    return taken
  }
}

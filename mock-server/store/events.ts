import type { Happened } from '../webhooks/event.ts'

/** What has happened to a store since somebody last asked, and what a webhook tells about. */
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

import { ChangeSignal } from '../change-signal.ts'
import type { Entry, NewEntry } from './entry.ts'
import type { Filter } from './filter.ts'
import { fits } from './filter.ts'
import { JournalBudget } from './journal-budget.ts'

const MAX_ENTRIES = 500
const MAX_TEXT = 2_000_000
const MAX_KEPT_BODY = 20_000

/** The last 500 calls of one session, limited in size: longer texts and older calls are dropped. */
export class Journal {
  private entries: Entry[] = []
  /** Of the entries, in milliseconds and in the same order. */
  private durations: number[] = []
  private text = 0
  private last = 0
  /** Created when first read, since most journals never are, and the first random id of a process takes a while. */
  private identity: string | undefined

  constructor(
    private readonly budget = new JournalBudget(),
    /** Notified of every new entry, and when the journal is cleared. */
    readonly changes = new ChangeSignal(),
  ) {}

  /** Changes when the journal is cleared: numbers start again, so they alone do not identify an entry. */
  get id(): string {
    this.identity ??= crypto.randomUUID()
    return this.identity
  }

  /** @param ms the duration of the call, kept apart from the entry */
  add(entry: NewEntry, ms: number): void {
    this.last++
    const kept = keptOf(entry, this.last)
    this.entries.push(kept)
    this.durations.push(ms)
    const size = textOf(kept)
    this.text += size
    this.budget.add(kept, this, size)
    while (this.entries.length > MAX_ENTRIES || this.text > MAX_TEXT) this.dropOldest()
    this.changes.notify()
  }

  /** The number of the newest entry; 0 if there was none. */
  get newest(): number {
    return this.last
  }

  /** Oldest first. */
  matching(filter: Filter = {}): Entry[] {
    return this.entries.filter((entry) => fits(entry, filter))
  }

  durationOf({ seq }: Entry): number {
    return this.durations[seq - (this.entries[0]?.seq ?? 0)] ?? 0
  }

  /** The matching entries, as soon as there are `count` of them, or those so far when the time is up. */
  async wait(filter: Filter, count: number, ms: number, signal?: AbortSignal): Promise<Entry[]> {
    const deadline = performance.now() + ms
    for (;;) {
      const found = this.matching(filter)
      const remainingMs = deadline - performance.now()
      if (found.length >= count || remainingMs <= 0 || signal?.aborted) return found
      await this.changes.next(remainingMs, signal)
    }
  }

  clear(): void {
    for (const entry of this.entries) this.budget.remove(entry)
    this.entries = []
    this.durations = []
    this.text = 0
    this.last = 0
    this.identity = undefined
    this.changes.notify()
  }

  dropOldest(): void {
    const dropped = this.entries.shift()
    if (!dropped) return
    this.budget.remove(dropped)
    this.text -= textOf(dropped)
    this.durations.shift()
  }
}

function keptOf({ sent, response, ...entry }: NewEntry, seq: number): Entry {
  const [sentSize, responseSize] = [sent?.length ?? 0, response?.length ?? 0]
  return {
    ...entry,
    seq,
    sentSize,
    responseSize,
    sent: sentSize > MAX_KEPT_BODY ? undefined : sent,
    response: responseSize > MAX_KEPT_BODY ? undefined : response,
  }
}

const textOf = ({ sent = '', response = '', path }: Entry) => sent.length + response.length + path.length

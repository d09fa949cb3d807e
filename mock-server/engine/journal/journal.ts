import { ChangeSignal } from '../change-signal.ts'
import { shortId } from '../short-id.ts'
import type { Entry, NewEntry } from './entry.ts'
import type { Filter } from './filter.ts'
import { fits } from './filter.ts'

const MAX_ENTRIES = 500
const MAX_TEXT = 2_000_000
const MAX_KEPT_BODY = 20_000
/** 32 million UTF-16 units: 64 MB at most, for all sessions together, whatever the entries consist of. */
const MAX_TEXT_OF_ALL = 32_000_000

/** The last 500 calls of one session, limited in size: longer texts and older calls are dropped. */
export class Journal {
  /** Changes when the journal is cleared: numbers start again, so they alone do not identify an entry. */
  id = shortId()
  private entries: Entry[] = []
  /** The size of each entry, in their order. */
  private sizes: number[] = []
  private text = 0
  private last = 0
  private hasEnded = false

  constructor(
    private readonly budget = new JournalBudget(),
    /** Notified of every new entry, and when the journal is cleared. */
    readonly changes = new ChangeSignal(),
  ) {}

  /** @param ms the duration of the call */
  add(entry: NewEntry, ms: number): void {
    if (this.hasEnded) return
    this.last++
    const stored = { ...keptOf(entry), seq: this.last, ms }
    this.entries.push(stored)
    const size = sizeOf(stored)
    this.sizes.push(size)
    this.text += size
    this.budget.add(stored, this, size)
    while (this.entries.length > MAX_ENTRIES || this.text > MAX_TEXT) this.dropOldest()
    this.changes.notify()
  }

  /** The number of the newest entry; 0 if there was none. */
  get newest(): number {
    return this.last
  }

  /** The number of the newest entry that was dropped; 0 if all are there. */
  get dropped(): number {
    return (this.entries[0]?.seq ?? this.last + 1) - 1
  }

  /** Oldest first. */
  matching(filter: Filter = {}): Entry[] {
    return this.entries.filter((entry) => fits(entry, filter))
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
    this.sizes = []
    this.text = 0
    this.last = 0
    this.id = shortId()
    this.changes.notify()
  }

  /** Its session has ended: a call that ends later is not kept. */
  end(): void {
    this.clear()
    this.hasEnded = true
  }

  dropOldest(): void {
    const dropped = this.entries.shift()
    if (!dropped) return
    this.budget.remove(dropped)
    this.text -= this.sizes.shift() ?? 0
  }
}

function keptOf({ sent, response, headers, ...entry }: NewEntry): Omit<Entry, 'seq' | 'ms'> {
  const [sentSize, responseSize] = [sent?.length ?? 0, response?.length ?? 0]
  return {
    ...entry,
    // The `Headers` of a request keep more than its texts.
    headers: [...headers],
    sentSize,
    responseSize,
    sent: sentSize > MAX_KEPT_BODY ? undefined : sent,
    response: responseSize > MAX_KEPT_BODY ? undefined : response,
  }
}

const SIZE_OF_VALUE = 8

/** About the memory of plain data, in UTF-16 units. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return SIZE_OF_VALUE + value.length
  if (typeof value !== 'object' || value === null) return SIZE_OF_VALUE
  return Object.values(value).reduce<number>((sum, item) => sum + sizeOf(item), SIZE_OF_VALUE)
}

type Owner = { dropOldest: () => void }

/**
 * The total text of all sessions: their journals and their remembered items. Beyond the limit the oldest
 * entries of all journals are dropped; remembered items may take three quarters of it.
 */
export class JournalBudget {
  /** In order of writing. */
  private readonly entries = new Map<object, { owner: Owner; size: number }>()
  private text = 0

  constructor(
    private readonly maxText = MAX_TEXT_OF_ALL,
    private readonly remembered = () => 0,
  ) {}

  /** @param size in UTF-16 units */
  add(entry: object, owner: Owner, size: number): void {
    this.entries.set(entry, { owner, size })
    this.text += size
    // Most servers stay below that, and need not ask all sessions.
    if (this.text <= this.maxText / 4) return
    const most = this.maxText - this.remembered()
    for (const { owner: oldest } of this.entries.values()) {
      if (this.text <= most) return
      oldest.dropOldest()
    }
  }

  /** Whether there is room to remember this much more. */
  hasRoom(size: number): boolean {
    return this.remembered() + size <= this.maxText * 0.75
  }

  /** Called for every entry that a journal drops. */
  remove(entry: object): void {
    this.text -= this.entries.get(entry)?.size ?? 0
    this.entries.delete(entry)
  }
}

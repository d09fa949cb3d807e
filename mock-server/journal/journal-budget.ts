/** 32 million UTF-16 units: 64 MB at most, for all sessions together. */
const MAX_TEXT = 32_000_000

type Owner = { dropOldest: () => void }

/** The total text in the journals of all sessions. Beyond the limit the oldest entries of all are dropped. */
export class JournalBudget {
  /** In order of writing. */
  private readonly entries = new Map<object, { owner: Owner; size: number }>()
  private text = 0

  constructor(private readonly maxText = MAX_TEXT) {}

  /** @param size in UTF-16 units */
  add(entry: object, owner: Owner, size: number): void {
    this.entries.set(entry, { owner, size })
    this.text += size
    for (const { owner: oldest } of this.entries.values()) {
      if (this.text <= this.maxText) return
      oldest.dropOldest()
    }
  }

  /** Called for every entry that a journal drops. */
  remove(entry: object): void {
    this.text -= this.entries.get(entry)?.size ?? 0
    this.entries.delete(entry)
  }
}

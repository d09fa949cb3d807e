/** 32 million UTF-16 units: 64 MB at most, whatever the number of sessions. */
const MAX_TEXT = 32_000_000

type Owner = { dropOldest: () => void }

/** The text that the journals of all sessions hold together. Beyond the limit the oldest entries of any give way. */
export class JournalBudget {
  /** In the order in which they were written. */
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

  /** To be told of every entry that a journal lets go of. */
  remove(entry: object): void {
    this.text -= this.entries.get(entry)?.size ?? 0
    this.entries.delete(entry)
  }
}

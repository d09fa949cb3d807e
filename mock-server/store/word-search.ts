import type { Bits } from './bits.ts'
import { add, intersect, noBits, remove, union } from './bits.ts'
import { hasWord, SearchedRows, wordsIn } from './searched-rows.ts'
import type { SharedRows } from './shared-rows.ts'

const MAX_CHANGED = 256

/**
 * Finds transactions by word prefix. Cached results are shared with all copies, since they cover only
 * immutable rows. Rows written later are checked one by one until there are too many of them.
 */
export class WordSearch {
  private changed = new Set<number>()
  /** Whether rows have moved since the snapshot was taken. */
  private isOutdated = false

  constructor(private searched: SearchedRows) {}

  wrote(row: number): void {
    this.changed.add(row)
  }

  moved(): void {
    this.isOutdated = true
  }

  /** Keeps the rows in which every word of the text is a prefix of some word. Case-insensitive. */
  keep(bits: Bits, text: string, rows: SharedRows): void {
    if (this.isOutdated || this.changed.size > MAX_CHANGED) {
      this.searched = new SearchedRows(rows)
      this.changed.clear()
      this.isOutdated = false
    }
    for (const word of wordsIn(text)) intersect(bits, this.rowsWith(word, bits.length * 32, rows))
  }

  copy(): WordSearch {
    const copy = new WordSearch(this.searched)
    copy.changed = new Set(this.changed)
    copy.isOutdated = this.isOutdated
    return copy
  }

  private rowsWith(word: string, length: number, rows: SharedRows): Bits {
    const bits = noBits(length)
    union(bits, this.searched.with(word))
    for (const at of this.changed) {
      if (hasWord(rows.peek(at), word)) add(bits, at)
      else remove(bits, at)
    }
    return bits
  }
}

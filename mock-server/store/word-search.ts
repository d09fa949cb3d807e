import type { Bits } from './bits.ts'
import { add, intersect, noBits, remove, union } from './bits.ts'
import { hasWord, SearchedRows, wordsIn } from './searched-rows.ts'
import type { SharedRows } from './shared-rows.ts'

const MAX_CHANGED = 256

/**
 * Finds transactions by the beginnings of their words. What is found for a word is shared with all copies, since it
 * speaks of rows that never change again; rows written after that are looked at one by one, until they are many.
 */
export class WordSearch {
  private changed = new Set<number>()

  constructor(private searched: SearchedRows) {}

  wrote(row: number): void {
    this.changed.add(row)
  }

  /** Keeps the rows in which each word of the text begins a word of the row. Case does not matter. */
  keep(bits: Bits, text: string, rows: SharedRows): void {
    if (this.changed.size > MAX_CHANGED) {
      this.searched = new SearchedRows(rows)
      this.changed.clear()
    }
    for (const word of wordsIn(text)) intersect(bits, this.rowsWith(word, bits.length * 32, rows))
  }

  copy(): WordSearch {
    const copy = new WordSearch(this.searched)
    copy.changed = new Set(this.changed)
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

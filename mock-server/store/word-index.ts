import type { Steps } from '../slices.ts'
import { atOnce } from '../slices.ts'
import type { Bits } from './bits.ts'
import { add, intersect, noBits, remove, union } from './bits.ts'

/** `asked` keeps what was found for the beginnings asked for last. */
type Built = { words: string[]; rowsOf: Map<string, number[]>; asked: Map<string, Bits> }
type WordsOf = (row: number) => string[]

const PER_STEP = 500
const MOST_UNINDEXED = 256
const MOST_ASKED = 50

/**
 * Finds rows by the beginnings of their words. Built when first asked, and then shared with all copies: only then
 * does a large store pay for it, and once. Rows written after that are looked at one by one, until they are many
 * enough to build anew.
 */
export class WordIndex {
  private changed = new Set<number>()

  /** @param freeze the words of each row as it is now, whatever is written later, and how many rows there are */
  constructor(
    private readonly freeze: () => { wordsOf: WordsOf; length: number },
    private built = once(freeze),
  ) {}

  /** Builds the index before anybody asks. */
  *prepare(): Steps<void> {
    const built = yield* build(this.freeze())
    this.built = () => built
  }

  wrote(row: number): void {
    this.changed.add(row)
  }

  /** Keeps the rows in which each word of the text begins a word of the row. Case does not matter. */
  keep(bits: Bits, text: string, wordsOf: WordsOf): void {
    if (this.changed.size > MOST_UNINDEXED) {
      this.built = once(this.freeze)
      this.changed.clear()
    }
    for (const word of wordsIn(text)) intersect(bits, this.beginningWith(word, bits.length * 32, wordsOf))
  }

  copy(freeze: WordIndex['freeze']): WordIndex {
    const copy = new WordIndex(freeze, this.built)
    copy.changed = new Set(this.changed)
    return copy
  }

  private beginningWith(word: string, length: number, wordsOf: WordsOf): Bits {
    const found = noBits(length)
    union(found, indexedBits(this.built(), word, length))
    for (const row of this.changed) {
      if (wordsOf(row).some((each) => each.startsWith(word))) add(found, row)
      else remove(found, row)
    }
    return found
  }
}

/** Split at white space, in lower case. */
export const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

function once(freeze: WordIndex['freeze']): () => Built {
  let built: Built | undefined
  const rows = freeze()
  return () => {
    built ??= atOnce(build(rows))
    return built
  }
}

function indexedBits({ words, rowsOf, asked }: Built, word: string, length: number): Bits {
  const known = asked.get(word)
  if (known) return known
  const found = noBits(length)
  for (let at = firstNotBelow(words, word); words[at]?.startsWith(word); at++) {
    for (const row of rowsOf.get(words[at] ?? '') ?? []) add(found, row)
  }
  if (asked.size >= MOST_ASKED) asked.clear()
  asked.set(word, found)
  return found
}

function* build({ wordsOf, length }: { wordsOf: WordsOf; length: number }): Steps<Built> {
  const rowsOf = new Map<string, number[]>()
  for (let row = 0; row < length; row++) {
    if (row % PER_STEP === 0) yield
    for (const word of new Set(wordsOf(row))) {
      const rows = rowsOf.get(word)
      if (rows) rows.push(row)
      else rowsOf.set(word, [row])
    }
  }
  return { words: [...rowsOf.keys()].sort(), rowsOf, asked: new Map() }
}

function firstNotBelow(sorted: string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}

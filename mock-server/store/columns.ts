import type { Steps } from '../time-slicing.ts'
import { inRanges } from '../time-slicing.ts'
import type { Bits } from './bits.ts'
import { add, bitsBetween, intersect, noBits, places, remove, repeat, union } from './bits.ts'
import type { CodedTexts, Values } from './column-values.ts'
import { SharedColumn } from './shared-column.ts'

type Dictionary = { codes: Map<string, number>; isShared: boolean }
type Sets = SharedColumn<Int32Array>[]
/** Functions that read each field of a row. */
type Readers<Row, Codes extends string, Numbers extends string> = {
  codes: Record<Codes, (row: Row) => string>
  numbers: Record<Numbers, (row: Row) => number>
}

/**
 * The filterable fields of many rows: one typed array per field, and for `Indexed` fields, which have few
 * values, the set of rows for each value. Copies share each part until one of them writes to it.
 */
export class Columns<Codes extends string, Numbers extends string> {
  private length = 0
  private dictionaries: Record<Codes, Dictionary>
  private codes: Record<Codes, SharedColumn<Uint32Array>>
  private numbers: Record<Numbers, SharedColumn<Float64Array>>
  private sets: Partial<Record<Codes, Sets>>

  constructor(
    private readonly codeNames: readonly Codes[],
    private readonly numberNames: readonly Numbers[],
    private readonly indexed: readonly Codes[],
  ) {
    this.dictionaries = record(codeNames, () => ({ codes: new Map(), isShared: false }))
    this.codes = record(codeNames, () => new SharedColumn(newCodes))
    this.numbers = record(numberNames, () => new SharedColumn(newNumbers))
    this.sets = record(indexed, () => [])
  }

  /** Sets all rows. The values are not copied until a row changes, so they must not change any more. */
  *fill(length: number, { codes, numbers }: Values<Codes, Numbers>): Steps<void> {
    this.length = length
    for (const name of this.codeNames) {
      const { texts, codes: values } = codes[name]
      this.dictionaries[name] = { codes: new Map(texts.map((text, code) => [text, code])), isShared: false }
      this.codes[name] = SharedColumn.of(newCodes, values)
      if (this.sets[name]) this.sets[name] = yield* setsOf(codes[name], length)
    }
    for (const name of this.numberNames) this.numbers[name] = SharedColumn.of(newNumbers, numbers[name])
  }

  /** Appends or overwrites a row. A missing code is ''. */
  set<Row>(at: number, row: Row, { codes, numbers }: Readers<Row, Codes, Numbers>): void {
    for (const name of this.codeNames) {
      const code = this.encode(name, codes[name](row))
      const sets = this.sets[name]
      if (sets) move(at, sets, at < this.length ? this.codes[name].values[at] : undefined, code)
      this.codes[name].set(at, code)
    }
    for (const name of this.numberNames) this.numbers[name].set(at, numbers[name](row))
    this.length = Math.max(this.length, at + 1)
  }

  /** Moves the rows behind `at` up by one, so that the row at `at` is there twice. */
  repeat(at: number): void {
    const { length } = this
    for (const name of this.codeNames) {
      this.codes[name].repeat(at, length)
      for (const set of this.sets[name] ?? []) set.change(length >>> 5, (bits) => repeat(bits, at))
    }
    for (const name of this.numberNames) this.numbers[name].repeat(at, length)
    this.length += 1
  }

  everything(): Bits {
    return bitsBetween(this.length, 0, this.length)
  }

  /** Keeps the rows whose code is one of these. */
  keep(bits: Bits, name: Codes, wanted: readonly string[]): void {
    const { codes } = this.dictionaries[name]
    const known = wanted.flatMap((text) => codes.get(text) ?? [])
    const sets = this.sets[name]
    const [only] = known
    const whole = known.length === 1 && only !== undefined ? sets?.[only] : undefined
    if (whole) {
      intersect(bits, whole.values)
      return
    }
    const any = noBits(this.length)
    if (sets) for (const code of known) union(any, sets[code]?.values ?? any)
    else for (const at of places(bits)) if (known.includes(this.codes[name].values[at] ?? 0)) add(any, at)
    intersect(bits, any)
  }

  /** Keeps the rows whose number is in this range, inclusive. */
  keepBetween(bits: Bits, name: Numbers, least: number, most: number): void {
    const { values } = this.numbers[name]
    // Bit by bit and without a function call, since only this filter may have to check every row.
    for (let word = 0; word < bits.length; word++) {
      let kept = bits[word] ?? 0
      for (let rest = kept; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest)
        const value = values[word * 32 + bit] ?? 0
        if (value < least || value > most) kept &= ~(1 << bit)
      }
      bits[word] = kept
    }
  }

  /** Like `keepBetween`, for a number by which the rows are sorted in ascending order. */
  keepBetweenSorted(bits: Bits, name: Numbers, least: number, most: number): void {
    const from = this.firstAbove(name, (value) => value >= least)
    const to = this.firstAbove(name, (value) => value > most)
    intersect(bits, bitsBetween(this.length, from, to))
  }

  number(name: Numbers, at: number): number {
    return this.numbers[name].values[at] ?? 0
  }

  /** A function that returns the code of a row, '' if missing. */
  reader(name: Codes): (at: number) => string {
    const texts = [...this.dictionaries[name].codes.keys()]
    const { values } = this.codes[name]
    return (at) => texts[values[at] ?? 0] ?? ''
  }

  /** The place after the last row whose number is at most `most`. Rows must be sorted by that number. */
  placeBehind(name: Numbers, most: number): number {
    return this.firstAbove(name, (value) => value > most)
  }

  copy(): Columns<Codes, Numbers> {
    const copy = new Columns(this.codeNames, this.numberNames, this.indexed)
    copy.length = this.length
    copy.codes = record(this.codeNames, (name) => this.codes[name].copy())
    copy.numbers = record(this.numberNames, (name) => this.numbers[name].copy())
    copy.sets = record(this.indexed, (name) => (this.sets[name] ?? []).map((set) => set.copy()))
    for (const name of this.codeNames) this.dictionaries[name].isShared = true
    copy.dictionaries = record(this.codeNames, (name) => ({ ...this.dictionaries[name] }))
    return copy
  }

  private firstAbove(name: Numbers, isAbove: (value: number) => boolean): number {
    const { values } = this.numbers[name]
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isAbove(values[middle] ?? 0)) high = middle
      else low = middle + 1
    }
    return low
  }

  private encode(name: Codes, text: string): number {
    const dictionary = this.dictionaries[name]
    const known = dictionary.codes.get(text)
    if (known !== undefined) return known
    if (dictionary.isShared) {
      dictionary.codes = new Map(dictionary.codes)
      dictionary.isShared = false
    }
    dictionary.codes.set(text, dictionary.codes.size)
    this.sets[name]?.push(new SharedColumn(newWords, noBits(this.length)))
    return dictionary.codes.size - 1
  }
}

const newCodes = (length: number) => new Uint32Array(length)
const newNumbers = (length: number) => new Float64Array(length)
const newWords = (length: number) => new Int32Array(length)

/** The rows of each text, by its code. */
function* setsOf({ texts, codes }: CodedTexts, length: number): Steps<Sets> {
  const sets = texts.map(() => noBits(length))
  yield* inRanges(length, (from, to) => {
    for (let at = from; at < to; at++) {
      const set = sets[codes[at] ?? 0]
      if (set) add(set, at)
    }
  })
  return sets.map((set) => new SharedColumn(newWords, set))
}

function move(at: number, sets: Sets, from: number | undefined, to: number): void {
  if (from === to) return
  if (from !== undefined) sets[from]?.change(at >>> 5, (bits) => remove(bits, at))
  sets[to]?.change(at >>> 5, (bits) => add(bits, at))
}

function record<Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

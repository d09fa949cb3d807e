/** Where a statement with a header row has what is needed. */
export type Columns = {
  day: number
  credit?: number
  debit?: number
  amount?: number
  side?: number
  balance?: number
}

const NAMES: readonly [column: keyof Columns, pattern: RegExp][] = [
  ['balance', /balance/i],
  ['day', /^(?:value|post(?:ing)?|txn|tran(?:saction)?|trans)?\s*\.?\s*da?te?\b|^date/i],
  ['side', /^(?:cr|dr)\s*[/|]\s*(?:cr|dr)$|^(?:debit|credit)\s*\/\s*(?:debit|credit)$|^type$/i],
  ['credit', /credit|deposit|^cr\b|received/i],
  ['debit', /debit|withdrawal|^dr\b|paid out/i],
  ['amount', /amount/i],
]

/** The columns of a header row; null if the row is no header. */
export function columnsIn(cells: readonly string[]): Columns | null {
  const found: Partial<Columns> = {}
  cells.forEach((cell, index) => {
    const name = NAMES.find(([, pattern]) => pattern.test(cell))?.[0]
    // The value date comes second, and the day of the transaction is as good.
    if (name && found[name] === undefined) found[name] = index
  })
  const { day, credit, amount, ...others } = found
  if (day === undefined || (credit === undefined && amount === undefined)) return null
  return {
    day,
    ...others,
    ...(credit !== undefined && { credit }),
    ...(amount !== undefined && credit === undefined && { amount }),
  }
}

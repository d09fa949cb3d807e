type Key = string | number | undefined

/** Rows in the order of a `sort` in the URL, such as `-amount`; those without a value come last. An unknown one changes nothing. */
export function sorted<Row>(
  rows: Row[],
  sort: string | undefined,
  keys: Record<string, (row: Row) => Key>,
): Row[] {
  const name = sort?.replace(/^-/, '') ?? ''
  const key = Object.hasOwn(keys, name) ? keys[name] : undefined
  if (!key) return rows
  const direction = sort?.startsWith('-') ? -1 : 1
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return direction * (a < b ? -1 : a > b ? 1 : 0)
  })
}

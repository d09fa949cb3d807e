import { session } from '../../session/session.ts'
import { removeText, storedText, storeText } from '../../ui/use-stored-text.ts'
import type { ChosenColumns, SplitTable } from './statement/read-statement.ts'

/** The columns that this person chose for statements with these headings, in this browser. */
export function columnsChosenFor(table: SplitTable): ChosenColumns | undefined {
  const [day, income, out] = (storedText(keyOf(table)) ?? '').split(',').map(Number)
  return day === undefined || income === undefined || out === undefined ? undefined : { day, in: income, out }
}

export function chooseColumns(table: SplitTable, chosen: ChosenColumns | null) {
  if (chosen) storeText(keyOf(table), [chosen.day, chosen.in, chosen.out].join(','))
  else removeText(keyOf(table))
}

/** The rows by which a person recognises the columns: the first that are as wide as most. */
export function sampleRows({ rows }: SplitTable, most: number): string[][] {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const width = [...counts].sort(([, a], [, b]) => b - a).find(([each]) => each > 2)?.[0]
  return rows.flatMap(({ cells }) => (cells.length === width ? [cells] : [])).slice(0, most)
}

/** A bank is recognised by its headings; without them, by how many columns it has. */
function keyOf(table: SplitTable): string {
  const [first = []] = sampleRows(table, 1)
  const headings = first.join('|').slice(0, 200)
  return `statement-columns/${session.user?.id}/${/\d/.test(headings) ? first.length : headings}`
}

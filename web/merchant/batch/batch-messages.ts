import { numbered } from '../format/count.ts'
import type { BatchWords } from './batch-kind.ts'
import type { AnyRow } from './batch-row.ts'
import { countOf } from './batch-row.ts'

/** `1 refund`, `3 payment links`. */
export const numberedRows = (count: number, { one, many }: Pick<BatchWords, 'one' | 'many'>) =>
  numbered(count, one, many)

/** The result of all rows, for the one toast. */
export function outcome(rows: readonly Pick<AnyRow, 'state'>[], words: BatchWords): string {
  const [rejected, uncertain, waiting] = (['rejected', 'uncertain', 'waiting'] as const).map((state) =>
    countOf(rows, state),
  )
  return [
    `${numberedRows(countOf(rows, 'done'), words)} ${words.done}`,
    rejected && `${rejected} rejected`,
    uncertain && `${uncertain} not confirmed`,
    waiting && `${waiting} not yet sent`,
  ]
    .filter(Boolean)
    .join(', ')
}

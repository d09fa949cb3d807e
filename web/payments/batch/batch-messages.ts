import type { BatchWords } from './batch-kind.ts'
import type { AnyRow } from './batch-row.ts'
import { countOf } from './batch-row.ts'

export const counted = (n: number, { one, many }: Pick<BatchWords, 'one' | 'many'>) =>
  `${n} ${n === 1 ? one : many}`

/** The result of all rows, for the one toast. */
export function outcome(rows: readonly Pick<AnyRow, 'state'>[], words: BatchWords): string {
  const [rejected, uncertain, waiting] = (['rejected', 'uncertain', 'waiting'] as const).map((state) =>
    countOf(rows, state),
  )
  return [
    `${counted(countOf(rows, 'done'), words)} ${words.done}`,
    rejected && `${rejected} rejected`,
    uncertain && `${uncertain} not confirmed`,
    waiting && `${waiting} not yet sent`,
  ]
    .filter(Boolean)
    .join(', ')
}

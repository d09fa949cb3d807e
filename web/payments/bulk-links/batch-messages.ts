import type { BatchRow } from './stored-batch.ts'

type Rows = readonly Pick<BatchRow, 'state'>[]

export const counted = (n: number) => `${n} payment ${n === 1 ? 'link' : 'links'}`

export const countOf = (rows: Rows, ...states: BatchRow['state'][]) =>
  rows.filter(({ state }) => states.includes(state)).length

/** The result of all rows, for the one toast. */
export function outcome(rows: Rows): string {
  const [done, refused] = [countOf(rows, 'done'), countOf(rows, 'refused')]
  const [uncertain, waiting] = [countOf(rows, 'uncertain'), countOf(rows, 'waiting')]
  return [
    `${counted(done)} created`,
    refused > 0 && `${refused} rejected`,
    uncertain > 0 && `${uncertain} not confirmed`,
    waiting > 0 && `${waiting} not yet sent`,
  ]
    .filter(Boolean)
    .join(', ')
}

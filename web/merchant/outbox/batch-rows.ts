import { isRecord } from '../../api/shape.ts'
import { removeText, storedText, storeText } from '../../ui/use-stored-text.ts'
import { numbered } from '../format/count.ts'
import { parseStored } from '../format/parse-stored.ts'
import type { Attempt } from './attempts.ts'
import { asAttempt, newAttempt } from './attempts.ts'
import { batchKey } from './forget-rows.ts'
import type { BatchKind, BatchWords } from './kind.ts'

/** The problems of a row, by its column, or of the whole row. */
export type Problems<Column extends string> = Partial<Record<Column | 'row', string>>

export type PastedRow<Column extends string, Body> = {
  number: number
  texts: Record<Column, string>
  problems: Problems<Column>
  /** The request to send. Null while there are problems. */
  body: Body | null
}

/** `invalid`: could not be parsed, and is not sent. `uncertain`: sent, but the response was lost. */
const rowStates = ['invalid', 'waiting', 'sending', 'uncertain', 'done', 'rejected'] as const

export type BatchRow<Column extends string, Body> = PastedRow<Column, Body> & {
  state: (typeof rowStates)[number]
  /** The reason for its rejection. */
  message: string
  /** What it created: the URL of a link, or the id of a refund. */
  result: string
  /** Its key is chosen before it is first sent, and used for every send. Null if the row could not be parsed. */
  attempt: Attempt<Body> | null
}

/** What all batches have in common. */
export type AnyRow = Pick<BatchRow<string, unknown>, 'number' | 'state' | 'message' | 'result'> & {
  attempt: Attempt<unknown> | null
}

/** A pasted row that has not been sent. */
export const unsent = <Column extends string, Body>(
  row: PastedRow<Column, Body>,
): BatchRow<Column, Body> => ({
  ...row,
  state: row.body ? 'waiting' : 'invalid',
  message: '',
  result: '',
  attempt: null,
})

export const withKey = <Column extends string, Body>(
  row: PastedRow<Column, Body>,
): BatchRow<Column, Body> => ({
  ...unsent(row),
  attempt: row.body && newAttempt(row.body),
})

type States = readonly Pick<AnyRow, 'state'>[]

export const countOf = (rows: States, ...states: AnyRow['state'][]) =>
  rows.filter(({ state }) => states.includes(state)).length

/** Whether any of these rows is unfinished. */
export const isUnfinished = (rows: States) => countOf(rows, 'waiting', 'sending', 'uncertain') > 0

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

/** The rows of one user, across reloads, tabs and sessions. */
export function batchStore<Column extends string, Body>(
  kind: BatchKind<Column, Body>,
  ownerId: string | undefined,
) {
  const key = batchKey(ownerId, kind.name)
  return {
    /** Invalid rows are dropped, since storage is untrusted. */
    read(): BatchRow<Column, Body>[] {
      const stored = parseStored(storedText(key))
      return Array.isArray(stored) ? stored.flatMap((row) => readRow(row, kind) ?? []) : []
    },
    write(rows: readonly BatchRow<Column, Body>[]) {
      const stored = rows.map(({ body: _sameAsInTheAttempt, ...row }) => row)
      if (rows.length > 0) storeText(key, JSON.stringify(stored))
      else removeText(key)
    },
  }
}

function readRow<Column extends string, Body>(
  row: unknown,
  { columns, isBody }: BatchKind<Column, Body>,
): BatchRow<Column, Body> | null {
  if (!isRecord(row)) return null
  const { number, message, result } = row
  const state = rowStates.find((name) => name === row.state)
  const attempt = asAttempt(row.attempt, isBody)
  if (typeof number !== 'number' || typeof message !== 'string' || typeof result !== 'string') return null
  if (!state || (state !== 'invalid' && !attempt)) return null
  return {
    number,
    texts: textsIn(row.texts, columns),
    problems: problemsIn(row.problems, columns),
    body: attempt?.body ?? null,
    // The page that sent it was closed, so its response is lost.
    state: state === 'sending' ? 'uncertain' : state,
    message,
    result,
    attempt,
  }
}

const textsIn = <Column extends string>(value: unknown, columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, textAt(value, column) ?? ''])) as Record<Column, string>

function problemsIn<Column extends string>(value: unknown, columns: readonly Column[]): Problems<Column> {
  const problems: Problems<Column> = {}
  for (const column of [...columns, 'row'] as const) {
    const problem = textAt(value, column)
    if (problem !== undefined) problems[column] = problem
  }
  return problems
}

function textAt(value: unknown, name: string): string | undefined {
  const text = isRecord(value) ? value[name] : undefined
  return typeof text === 'string' ? text : undefined
}

import type { Attempt } from '../attempts/attempt-store.ts'
import { newAttempt } from '../attempts/attempts.ts'

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
export const rowStates = ['invalid', 'waiting', 'sending', 'uncertain', 'done', 'rejected'] as const

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

import { removeText, storedText, storeText } from '../../ui/use-stored-text.ts'
import type { Attempt } from '../attempts/attempt-store.ts'
import { asAttempt, parseStored } from '../attempts/attempt-store.ts'
import { newAttempt } from '../attempts/attempts.ts'
import { isNewPaymentLink } from '../payment-links/form/create-link-flow.ts'
import { textsOf } from '../payment-links/form/payment-link-form.ts'
import type { NewPaymentLink } from '../payment-links/payment-links.ts'
import type { Column } from './columns.ts'
import { columns } from './columns.ts'
import { batchKey } from './forget-rows.ts'
import type { PastedRow, Problems } from './pasted-rows.ts'

/** `invalid`: could not be parsed, and is not sent. `uncertain`: sent, but the response was lost. */
const rowStates = ['invalid', 'waiting', 'sending', 'uncertain', 'done', 'refused'] as const

export type BatchRow = PastedRow & {
  state: (typeof rowStates)[number]
  /** The reason for its rejection. */
  message: string
  /** The URL at which the customer pays, once there is a link. */
  url: string
  /** Its key is chosen before it is first sent, and used for every send. Null if the row could not be parsed. */
  attempt: Attempt<NewPaymentLink> | null
}

/** A pasted row that has not been sent. */
export const unsent = (row: PastedRow): BatchRow => ({
  ...row,
  state: row.link ? 'waiting' : 'invalid',
  message: '',
  url: '',
  attempt: null,
})

export const withKey = (row: PastedRow): BatchRow => ({
  ...unsent(row),
  attempt: row.link && newAttempt(row.link),
})

/** Of one user, across reloads, tabs and sessions. */
export const batchStore = (ownerId: string | undefined) => ({
  read: () => readBatch(storedText(batchKey(ownerId))),
  write(rows: readonly BatchRow[]) {
    const stored = rows.map(({ link: _sameAsTheBody, ...row }) => row)
    if (rows.length > 0) storeText(batchKey(ownerId), JSON.stringify(stored))
    else removeText(batchKey(ownerId))
  },
})

/** Invalid rows are dropped, since storage is untrusted. */
function readBatch(text: string | null): BatchRow[] {
  const stored = parseStored(text)
  return Array.isArray(stored) ? stored.flatMap((row) => readRow(row) ?? []) : []
}

/** Whether any of these rows is unfinished. */
export const isUnfinished = (rows: readonly Pick<BatchRow, 'state'>[]) =>
  rows.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'uncertain')

function readRow(row: unknown): BatchRow | null {
  if (!isRecord(row)) return null
  const { number, message, url } = row
  const state = rowStates.find((one) => one === row.state)
  const attempt = asAttempt(row.attempt, isNewPaymentLink)
  if (typeof number !== 'number' || typeof message !== 'string' || typeof url !== 'string') return null
  if (!state || (state !== 'invalid' && !attempt)) return null
  return {
    number,
    texts: textsIn(row.texts),
    problems: problemsIn(row.problems),
    link: attempt?.body ?? null,
    // The page that sent it was closed, so its response is lost.
    state: state === 'sending' ? 'uncertain' : state,
    message,
    url,
    attempt,
  }
}

function textsIn(value: unknown): Record<Column, string> {
  const texts: Record<Column, string> = { ...textsOf(), expiresOn: '' }
  for (const column of columns) texts[column] = textAt(value, column) ?? ''
  return texts
}

function problemsIn(value: unknown): Problems {
  const problems: Problems = {}
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

import { isRecord } from '../../api/errors.ts'
import { removeText, storedText, storeText } from '../../ui/use-stored-text.ts'
import { asAttempt } from '../attempts/attempt-store.ts'
import { parseStored } from '../format/parse-stored.ts'
import type { BatchKind } from './batch-kind.ts'
import type { BatchRow, Problems } from './batch-row.ts'
import { rowStates } from './batch-row.ts'
import { batchKey } from './forget-rows.ts'

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
  const state = rowStates.find((one) => one === row.state)
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

import type { ApiError } from '../../api/errors.ts'
import { failureMessage } from '../../api/query-client.ts'
import { amountError } from '../dialogs/form-parts.tsx'
import type { BatchKind } from './batch-kind.ts'
import type { Problems } from './batch-row.ts'

/** The server's errors for a row, each at the cell that it refers to. */
export function rowErrorOf<Column extends string, Body>(
  error: ApiError,
  { columnOf, words }: Pick<BatchKind<Column, Body>, 'columnOf' | 'words'>,
): { message: string; problems: Problems<Column> } {
  const problems: Problems<Column> = {}
  for (const [field, message] of error.fields) {
    const column = columnOf[field]
    if (column) problems[column] = (column === 'amount' && amountError(error, field)) || message
  }
  // If every field has its message, the general ones add nothing.
  const areAllShown = error.fields.size > 0 && Object.keys(problems).length === error.fields.size
  return { message: areAllShown ? '' : failureMessage(error, words), problems }
}

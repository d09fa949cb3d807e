import { rejectInvalid } from '../../engine/rule-violation.ts'

/** Marks a position in a sort order, so that pages stay consistent while rows are added. */
export type Cursor = { sort: string; id: string }

export function encodeCursor({ sort, id }: Cursor): string {
  return btoa(`${sort} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws RuleViolation for a cursor that this server did not issue, or issued for another order */
export function decodeCursor(text: string, sort: string): Cursor {
  const [of, id] = decoded(text).split(' ')
  return of === sort && id !== undefined ? { sort, id } : rejectCursor()
}

export const rejectCursor = (): never =>
  rejectInvalid([{ field: 'cursor', message: 'is not a cursor of this list' }])

function decoded(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

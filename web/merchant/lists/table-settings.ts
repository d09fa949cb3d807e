import { useMemo } from 'react'
import { isRecord } from '../../api/shape.ts'
import { storeText, useStoredText } from '../../ui/use-stored-text.ts'
import { parseStored } from '../format/parse-stored.ts'
import type { Column } from './column.ts'
import { isShownAtFirst } from './column.ts'

const DENSITY = 'table-density'
const COMPACT = 'compact'
const MAX_STORED_LENGTH = 2000

type Choosable = Pick<Column<never>, 'id' | 'isOptional'>

/** Whether rows are 36 px high instead of 44, in all lists. Remembered. */
export function useDensity() {
  const isCompact = useStoredText(DENSITY) === COMPACT
  return { isCompact, setCompact: (on: boolean) => storeText(DENSITY, on ? COMPACT : 'comfortable') }
}

/** The columns chosen for a list. Every column is remembered, so that a new one appears by its default. */
export function useChosenColumns(list: string, columns: readonly Choosable[]) {
  const key = `table-columns/${list}`
  const text = useStoredText(key)
  const chosen = useMemo(() => visibilityIn(text, columns), [text, columns])

  function choose(id: string, isShown: boolean) {
    storeText(key, JSON.stringify({ ...chosen, [id]: isShown }))
  }

  return { chosen, choose, reset: () => storeText(key, '{}') }
}

/** By the id of the column. Stored data cannot be trusted: anything but a boolean counts as nothing chosen. */
function visibilityIn(text: string | null, columns: readonly Choosable[]): Record<string, boolean> {
  const stored = text && text.length <= MAX_STORED_LENGTH ? parseStored(text) : null
  const chosen = new Map(Object.entries(isRecord(stored) ? stored : {}))
  return Object.fromEntries(
    columns.map((column) => {
      const value = column.isOptional && chosen.get(column.id)
      return [column.id, typeof value === 'boolean' ? value : isShownAtFirst(column)]
    }),
  )
}

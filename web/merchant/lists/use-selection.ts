import { useState } from 'react'

/** The selected rows of a list. */
export type Selection<Row> = {
  /** Of those that are loaded. */
  rows: Row[]
  /** Whether it is all that match. */
  isAll: boolean
  count: number
  /** All that match, also those that are not loaded yet. */
  total: number
  /** Not while a change has taken the selected rows out of the list. */
  isEmpty: boolean
  /** Offered once all loaded rows are selected, if there are more. */
  selectAll?: () => void
  clear: () => void
}

/** The selection of a table, and how its checkboxes change it. `total` includes the rows not loaded yet. */
export function useSelection<Row extends { id: string }>(rows: Row[], total: number) {
  const [ids, setIds] = useState<ReadonlySet<string>>(none)
  const [isAll, setAll] = useState(false)
  const chosen = isAll ? rows : rows.filter(({ id }) => ids.has(id))
  const areLoaded = rows.length > 0 && chosen.length === rows.length

  function select(next: Iterable<string>) {
    setAll(false)
    setIds(new Set(next))
  }

  function toggle(id: string) {
    const next = new Set(chosen.map((row) => row.id))
    next.has(id) ? next.delete(id) : next.add(id)
    select(next)
  }

  const selection: Selection<Row> = {
    rows: chosen,
    isAll,
    count: isAll ? total : chosen.length,
    total,
    isEmpty: ids.size === 0 && !isAll,
    ...(areLoaded && !isAll && rows.length < total && { selectAll: () => setAll(true) }),
    clear: () => select(none),
  }
  return {
    selection,
    boxes: {
      has: (id: string) => isAll || ids.has(id),
      toggle,
      areAllSet: areLoaded,
      areSomeSet: chosen.length > 0 && !areLoaded,
      toggleAll: () => select(areLoaded ? none : rows.map(({ id }) => id)),
    },
  }
}

const none: ReadonlySet<string> = new Set()

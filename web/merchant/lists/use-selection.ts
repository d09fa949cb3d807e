import { useRef, useState } from 'react'

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
  /** Offered once all that are loaded are selected, and there are more. */
  selectAll?: () => void
  clear: () => void
}

/** The selection of a table, and how its checkboxes change it. `total` includes the rows not loaded yet. */
export function useSelection<Row extends { id: string }>(rows: Row[], total: number) {
  const [ids, setIds] = useState<ReadonlySet<string>>(none)
  const [isAll, setAll] = useState(false)
  const last = useRef<string>(null)
  const chosen = isAll ? rows : rows.filter(({ id }) => ids.has(id))
  const areLoaded = rows.length > 0 && chosen.length === rows.length

  function select(next: Iterable<string>) {
    setAll(false)
    setIds(new Set(next))
  }

  /** With `isRange`, all rows from the last one that was toggled to this one. */
  function toggle(id: string, isRange: boolean) {
    const next = new Set(chosen.map((row) => row.id))
    const isOn = !next.has(id)
    const order = rows.map((row) => row.id)
    const changed = isRange && last.current !== null ? range(order, last.current, id) : [id]
    for (const each of changed) isOn ? next.add(each) : next.delete(each)
    last.current = id
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

/** From the one to the other, in either direction; only the other if the one is no longer listed. */
function range(ids: string[], from: string, to: string): string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)]
  return start === -1 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The selected rows, by id. */
export type Selection = Record<string, true>

/** Selects these rows, or takes them out of the selection. */
export function withRows(selection: Selection, ids: string[], isSelected: boolean): Selection {
  const changed = new Set(ids)
  const others = Object.keys(selection).filter((id) => !changed.has(id))
  return Object.fromEntries([...others, ...(isSelected ? ids : [])].map((id) => [id, true]))
}

/** The rows from the one to the other, in either direction; only the other if the one is no longer listed. */
export function range(ids: string[], from: string | undefined, to: string): string[] {
  const [a, b] = [ids.indexOf(from ?? to), ids.indexOf(to)]
  return a === -1 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1)
}

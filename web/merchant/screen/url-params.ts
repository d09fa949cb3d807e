import { useSearchParams } from 'react-router-dom'

/** Filters are in the URL, so that back, forward and a shared link show the same rows. */
export function useUrlParams() {
  const [params, setParams] = useSearchParams()

  /** Sets parameters; `''` or undefined removes one. Typing replaces the history entry, choosing adds one. */
  function change(changes: Record<string, string | undefined>, { replace = false } = {}) {
    // Read from the URL itself: the rendered state may be older than the last change.
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setParams(next, { replace, state: { inPlace: true } })
  }

  return { params, change }
}

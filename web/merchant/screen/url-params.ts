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

const TYPING_PAUSE_MS = 250
let timer: ReturnType<typeof setTimeout> | undefined
let typedFilter: (() => void) | null = null

/** Typing changes the URL after a pause, unless there is a later change or none. */
export function filterAfterPause(filter: (() => void) | null) {
  clearTimeout(timer)
  typedFilter = filter
  timer = filter ? setTimeout(filter, TYPING_PAUSE_MS) : undefined
}

/** For what must not wait for the pause. */
export const filterNow = () => typedFilter?.()

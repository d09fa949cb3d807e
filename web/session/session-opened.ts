let isOpened = false
const listeners = new Set<() => void>()

/** A page that knows sessions was opened: whoever signs in there is signed in, whether or not the cookie is kept. */
export function openSession() {
  isOpened = true
  for (const listener of listeners) listener()
}

/** Calls `listener` once such a page is or was opened. @returns the way to stop listening */
export function onSessionOpened(listener: () => void): () => void {
  if (isOpened) listener()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

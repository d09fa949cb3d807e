let isOpened = false
const listeners = new Set<() => void>()

/** Called when a page that uses sessions opens: sign-in works there even if cookies are blocked. */
export function openSession() {
  isOpened = true
  for (const listener of listeners) listener()
}

/** Calls `listener` once such a page is or was opened. @returns a function that unsubscribes */
export function onSessionOpened(listener: () => void): () => void {
  if (isOpened) listener()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

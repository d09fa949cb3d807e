/** Keeps a text in this tab until the session ends, also across a reload if the browser has the room. */
export function keepInTab(name: string, text: string) {
  kept.set(name, text)
  try {
    sessionStorage.setItem(PREFIX + name, text)
  } catch {
    removeStored(PREFIX + name)
  }
}

export function keptInTab(name: string): string | null {
  const text = kept.get(name)
  if (text !== undefined) return text
  try {
    return sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function removeFromTab(name: string) {
  kept.delete(name)
  removeStored(PREFIX + name)
}

/** Called when the session has ended. */
export function emptyTab() {
  kept.clear()
  removeStored()
}

const PREFIX = 'session/'
const kept = new Map<string, string>()

/** Of one key, or of all that belong to the session. Storage may be blocked. */
function removeStored(only?: string) {
  try {
    for (const key of Object.keys(sessionStorage))
      if (only === undefined ? key.startsWith(PREFIX) : key === only) sessionStorage.removeItem(key)
  } catch {
    // Then nothing is stored either.
  }
}

const texts = new Map<string, string>()

/** Keeps a text while one goes from screen to screen, until the session ends or the page is loaded anew. */
export const keepInTab = (name: string, text: string) => texts.set(name, text)

export const keptInTab = (name: string) => texts.get(name) ?? ''

/** Keeps a text over a reload and in a tab that the browser has put away, until the user signs out. */
export function storeInTab(name: string, text: string | null) {
  try {
    if (text === null) sessionStorage.removeItem(STORED + name)
    else sessionStorage.setItem(STORED + name, text)
  } catch {
    // Blocked or full: it is kept until the page is loaded anew.
  }
}

export function storedInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(STORED + name)
  } catch {
    return null
  }
}

/** Called when the user has signed out, also in another tab while this one was put away. */
export function forgetStored() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(STORED)) sessionStorage.removeItem(key)
  } catch {
    // Blocked: nothing was stored.
  }
}

const STORED = 'draft/'

/** Called when the session has ended. */
export const emptyTab = () => texts.clear()

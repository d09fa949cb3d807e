const kept = new Map<string, string>()

/** Keeps a text while one goes from screen to screen, until the session ends or the page is loaded anew. */
export const keepInTab = (name: string, text: string) => kept.set(name, text)

export const keptInTab = (name: string) => kept.get(name) ?? ''

/** Called when the session has ended. */
export const emptyTab = () => kept.clear()

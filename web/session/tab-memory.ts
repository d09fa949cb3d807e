import { unlessBlocked } from '../unless-blocked.ts'

const texts = new Map<string, string>()

/** Keeps a text while the user moves between screens, until the session ends or the page is reloaded. */
export const keepInTab = (name: string, text: string) => texts.set(name, text)

export const keptInTab = (name: string) => texts.get(name) ?? ''

/** Keeps a text across reloads, and in a tab that the browser has discarded, until the user signs out. */
export const storeInTab = (name: string, text: string | null) =>
  unlessBlocked(() =>
    text === null ? sessionStorage.removeItem(STORED + name) : sessionStorage.setItem(STORED + name, text),
  )

export const storedInTab = (name: string) =>
  unlessBlocked(() => sessionStorage.getItem(STORED + name)) ?? null

/** Called when the user has signed out, also in another tab while this one was discarded. */
export const forgetStored = () =>
  unlessBlocked(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(STORED)) sessionStorage.removeItem(key)
  })

const STORED = 'draft/'

/** Called when the session has ended. */
export const emptyTab = () => texts.clear()

import type { FormEvent } from 'react'
import { subscribeKey } from 'valtio/vanilla/utils'
import { session } from '../../session/session.ts'
import { storedInTab, storeInTab } from '../../session/tab-memory.ts'
import { parseStored } from '../format/parse-stored.ts'

type Values = Record<string, string>

/**
 * The input of an open form, kept in this tab while the user signs in again or loads the page anew. Spread `keep` on the
 * form; `values` initialise its fields.
 */
export function draftOf(form: string) {
  const name = `${session.user?.id}/${form}`
  function set(values: Values) {
    drafts.set(name, values)
    storeInTab(name, JSON.stringify(values))
  }
  return {
    values: drafts.get(name) ?? stored(name),
    keep: {
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => set(valuesIn(currentTarget)),
    },
    set,
    discard() {
      drafts.delete(name)
      storeInTab(name, null)
    },
  }
}

/** The values of the text fields of a form, by name. */
export const valuesIn = (form: HTMLFormElement) => textsOf([...new FormData(form)])

const stored = (name: string) => textsOf(Object.entries(parseStored(storedInTab(name)) ?? {}))

const textsOf = (entries: [string, unknown][]): Values =>
  Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

const drafts = new Map<string, Values>()

// Signing out clears all drafts, also in another tab.
subscribeKey(session, 'end', (end) => end?.startsWith('signedOut') && drafts.clear())

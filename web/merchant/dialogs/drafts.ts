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
export function valuesIn(form: HTMLFormElement): Values {
  const values = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(values)
}

function stored(name: string): Values {
  const values = Object.entries(parseStored(storedInTab(name) ?? '') ?? {})
  return Object.fromEntries(values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

const drafts = new Map<string, Values>()

// Signing out clears all drafts, also in another tab.
subscribeKey(session, 'end', (end) => end?.startsWith('signedOut') && drafts.clear())

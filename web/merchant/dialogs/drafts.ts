import type { FormEvent } from 'react'
import { subscribeKey } from 'valtio/vanilla/utils'
import { session } from '../../session/session.ts'

/**
 * The input of an open form, kept in this tab's memory while the user signs in again. Spread `keep` on the
 * form; `values` initialise its fields.
 */
export function draftOf(form: string) {
  const name = `${session.user?.id}/${form}`
  return {
    values: drafts.get(name) ?? {},
    keep: {
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => drafts.set(name, valuesIn(currentTarget)),
    },
    set: (values: Record<string, string>) => drafts.set(name, values),
    discard: () => drafts.delete(name),
  }
}

/** The values of the text fields of a form, by name. */
export function valuesIn(form: HTMLFormElement): Record<string, string> {
  const values = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(values)
}

const drafts = new Map<string, Record<string, string>>()

// Signing out clears all drafts, also in another tab.
subscribeKey(session, 'end', (end) => end?.startsWith('signedOut') && drafts.clear())

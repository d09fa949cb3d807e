import type { FormEvent } from 'react'
import { draftOf } from '../dialogs/drafts.ts'

/**
 * The values of a settings form, checkboxes included, kept while the user signs in again, without secrets.
 * Spread `keep` on the form.
 */
export function settingsDraft(form: string) {
  const { values, set, discard } = draftOf(form)
  return {
    keep: {
      ref: (element: HTMLFormElement | null) => {
        if (element) restore(element, values)
      },
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
        set(Object.fromEntries(fieldsOf(currentTarget).map((field) => [keyOf(field), stateOf(field)]))),
    },
    discard,
  }
}

type Field = HTMLInputElement | HTMLSelectElement

const TICKED = 'ticked'

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      element.type !== 'password',
  )
}

function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of fieldsOf(form)) {
    const kept = values[keyOf(field)]
    if (kept === undefined) continue
    if (isBox(field)) field.checked = kept === TICKED
    else field.value = kept
  }
}

/** Checkboxes of one name differ by their value. */
const keyOf = (field: Field) => (isBox(field) ? `${field.name}=${field.value}` : field.name)

const stateOf = (field: Field) => (isBox(field) ? (field.checked ? TICKED : '') : field.value)

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

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

const TICKED = 'ticked'

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name !== '' && element.type !== 'password',
  )
}

function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of fieldsOf(form)) {
    const keptValue = values[keyOf(field)]
    if (keptValue === undefined) continue
    if (isBox(field)) field.checked = keptValue === TICKED
    else field.value = keptValue
  }
}

/** Checkboxes and radio buttons of one name differ by their value. */
const keyOf = (field: HTMLInputElement) => (isBox(field) ? `${field.name}=${field.value}` : field.name)

const stateOf = (field: HTMLInputElement) => (isBox(field) ? (field.checked ? TICKED : '') : field.value)

const isBox = (field: HTMLInputElement) => field.type === 'checkbox' || field.type === 'radio'

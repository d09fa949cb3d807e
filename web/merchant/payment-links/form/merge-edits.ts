import type { LinkInput } from './payment-link-form.ts'
import { emptyInput } from './payment-link-form.ts'

export type FieldName = keyof LinkInput

const isField = (name: string): name is FieldName => name in emptyInput
const fieldNames = Object.keys(emptyInput).filter(isField)

/**
 * Combines the user's changes with those made elsewhere since the form was opened. A field that both changed keeps the
 * user's value.
 * @param before the values when the form was opened; a field that it lacks counts as changed by both
 */
export function mergeEdits(before: Partial<LinkInput>, entered: LinkInput, latest: LinkInput) {
  const changed = fieldNames.filter((name) => latest[name] !== before[name] && latest[name] !== entered[name])
  const values = { ...entered }
  for (const name of changed) if (entered[name] === before[name]) values[name] = latest[name]
  return { values, changed }
}

export const isSameInput = (entered: LinkInput, latest: LinkInput) =>
  fieldNames.every((name) => entered[name] === latest[name])

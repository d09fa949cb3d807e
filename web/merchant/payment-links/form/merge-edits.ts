import type { LinkInput } from './payment-link-form.ts'

export type FieldName = keyof LinkInput

/** `elsewhere`: fields that take the other's value. `disputed`: fields that both changed; the user's value stays. */
export type Differences = { elsewhere: FieldName[]; disputed: FieldName[] }

/**
 * Combines what the user changed with what was changed elsewhere since the form was opened.
 * @param before the values when the form was opened; a field that it lacks counts as changed by both
 */
export function mergeEdits(
  before: Partial<LinkInput>,
  mine: LinkInput,
  latest: LinkInput,
): { values: LinkInput; differences: Differences } {
  const changed = fieldNames(latest).filter(
    (name) => latest[name] !== before[name] && latest[name] !== mine[name],
  )
  const elsewhere = changed.filter((name) => mine[name] === before[name])
  const disputed = changed.filter((name) => mine[name] !== before[name])
  const values = { ...mine }
  for (const name of elsewhere) values[name] = latest[name]
  return { values, differences: { elsewhere, disputed } }
}

export const isSameInput = (mine: LinkInput, latest: LinkInput) =>
  fieldNames(latest).every((name) => mine[name] === latest[name])

function fieldNames(values: LinkInput): FieldName[] {
  const isField = (name: string): name is FieldName => name in values
  return Object.keys(values).filter(isField)
}

export type Difference = { field: string; before?: unknown; after?: unknown }

/** The fields in which two rows differ, by path: `items.0.status`. One side is missing for an added or removed row. */
export function differences(before: unknown, after: unknown, field = ''): Difference[] {
  if (Object.is(before, after)) return []
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  const isBranch =
    (old ?? fresh) !== undefined && (old || before === undefined) && (fresh || after === undefined)
  if (!isBranch) {
    return [{ field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
  }
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])
  return [...names].flatMap((name) =>
    differences(old?.[name], fresh?.[name], field === '' ? name : `${field}.${name}`),
  )
}

function fieldsOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined
}

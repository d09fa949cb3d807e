import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import { rejectInvalid } from '../rule-violation.ts'
import { yieldingForEach } from '../yielding-loop.ts'

type Row = Record<string, unknown>

/**
 * The rows of one table in an export, checked while other calls are served, since there may be many.
 * @throws RuleViolation 400 for a row that does not conform, or is given twice
 */
export async function importedRows(
  table: string,
  given: readonly unknown[],
  schema: Schema,
  { check }: Pick<Contract, 'check'>,
  idOf = ({ id }: Row) => String(id),
): Promise<Row[]> {
  const ids = new Set<string>()
  const rows: Row[] = []
  await yieldingForEach(given.entries(), ([index, row]) => {
    const where = `rows.${table}.${index}`
    const result = check(schema, row)
    if (!result.valid)
      return rejectInvalid(result.errors.map((error) => ({ ...error, field: `${where}.${error.field}` })))
    const checked = result.value as Row
    const id = idOf(checked)
    if (ids.has(id)) rejectInvalid([{ field: `${where}.id`, message: 'is given twice' }])
    ids.add(id)
    rows.push(checked)
  })
  return rows
}

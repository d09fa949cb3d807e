import type { StateTable } from './backend.ts'
import type { Contract } from './contract/contract.ts'
import type { Schema } from './contract/schema.ts'
import { resolve } from './contract/schema.ts'
import type { ControlsFor } from './control/handler-types.ts'
import { rejectAbsent, rejectInvalid, rejectUnprocessable } from './rule-violation.ts'
import type { ControlContext } from './sessions/control-context.ts'
import { timestamp } from './time/clock.ts'
import { parseInstant } from './time/instant.ts'

type Fields = Record<string, unknown>

export const rows = {
  listRows: ({ path, query: { limit = 1000 } }, context) => {
    const table = tableOf(path.table, context)
    if (table.last) return table.last(limit)
    const rows = table.all()
    return { rows: rows.slice(-limit), total: rows.length }
  },

  insertRow: ({ path, body }, context) => {
    const { contract } = context
    const table = tableOf(path.table, context)
    const schema = table.schema(contract.schemas)
    const givenFields = conforming({ ...schema, required: [] }, inUtc(schema, body, contract), contract)
    const row = conforming(schema, table.build(givenFields), contract)
    const id = idOf(table, row)
    if (table.find(id)) {
      rejectUnprocessable(`${id} already exists.`, [{ field: 'id', message: 'must be new' }])
    }
    table.insert(row)
    return { row }
  },

  getRow: ({ path }, context) => ({ row: existing(path, context) }),

  updateRow: ({ path, body }, context) => {
    const { contract } = context
    const table = tableOf(path.table, context)
    const updated = { ...existing(path, context), ...body }
    if (idOf(table, updated) !== path.id) rejectInvalid([{ field: 'id', message: 'cannot change' }])
    const present = Object.entries(updated).filter(([, value]) => value !== null)
    const schema = table.schema(contract.schemas)
    const fields = inUtc(schema, Object.fromEntries(present), contract)
    const row = conforming(schema, fields, contract)
    table.replace(row)
    return { row }
  },

  removeRow: ({ path }, context) => {
    existing(path, context)
    const { remove } = tableOf(path.table, context)
    if (!remove)
      return rejectUnprocessable(`${path.table} cannot be removed, since other rows refer to them.`, [])
    return remove(path.id)
  },
} satisfies ControlsFor<'listRows' | 'insertRow' | 'getRow' | 'updateRow' | 'removeRow', ControlContext>

type Context = Pick<ControlContext, 'session' | 'backend'>

const tableOf = (name: string, { session, backend }: Context): StateTable =>
  session.state.table(name) ??
  rejectAbsent(`table ${name}. The tables are: ${backend.tables.join(', ') || 'none'}`)

/** Rows store UTC, so string order is time order; inserted rows may use an offset. */
function inUtc({ properties = {} }: Schema, fields: Fields, { schemas }: Contract): Fields {
  const converted = Object.entries(fields).map(([name, value]) => {
    const isTime = resolve(properties[name] ?? {}, schemas).format === 'date-time'
    const hasOffset = isTime && typeof value === 'string' && /[+-]\d{2}:\d{2}$/.test(value)
    const at = hasOffset ? parseInstant(value) : undefined
    return [name, at === undefined ? value : timestamp(at)]
  })
  return Object.fromEntries(converted)
}

function conforming(schema: Schema, value: unknown, { check }: Contract): Fields {
  const result = check(schema, value)
  return result.valid ? Object(result.value) : rejectInvalid(result.errors)
}

const existing = ({ table, id }: { table: string; id: string }, context: Context): Fields =>
  tableOf(table, context).find(id) ?? rejectAbsent(`row ${id} in ${table}`)

const idOf = ({ idOf: ownId = ({ id }) => String(id) }: StateTable, row: Fields) => ownId(row)

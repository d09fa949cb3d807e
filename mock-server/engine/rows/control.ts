import type { FactoryTable } from '../../kosha/factories/tables.ts'
import { factoryTables } from '../../kosha/factories/tables.ts'
import type { TableName } from '../../kosha/store/row-types.ts'
import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import { resolve } from '../contract/schema.ts'
import type { ControlsFor } from '../control/handlers.ts'
import { invalid, notFound, unprocessable } from '../http-error.ts'
import type { ControlContext } from '../sessions/control-context.ts'
import { timestamp } from '../time/clock.ts'
import { parseInstant } from '../time/instant.ts'

type Fields = Record<string, unknown>

export const rows = {
  listRows: ({ path, query: { limit = 1000 } }, { session }) => {
    const table = tableOf(path.table)
    if (table.last) return table.last(limit, session.store)
    const all = table.all(session.store)
    return { rows: all.slice(-limit), total: all.length }
  },

  insertRow: ({ path, body }, { session, contract }) => {
    const table = tableOf(path.table)
    const schema = schemaOf(path.table, contract)
    const given = conforming({ ...schema, required: [] }, inUtc(schema, body, contract), contract)
    const row = conforming(schema, table.build(given, session.store), contract)
    if (table.find(idOf(row), session.store)) {
      unprocessable(`${idOf(row)} already exists.`, [{ field: 'id', message: 'must be new' }])
    }
    table.insert(row, session.store)
    return { row }
  },

  getRow: ({ path }, { session }) => ({ row: existing(path, session) }),

  updateRow: ({ path, body }, { session, contract }) => {
    const { id, ...row } = existing(path, session)
    if (body.id !== undefined && body.id !== id) invalid([{ field: 'id', message: 'cannot change' }])
    const changed = Object.entries({ ...row, ...body }).filter(([, value]) => value !== null)
    const schema = schemaOf(path.table, contract)
    const fields = inUtc(schema, { id, ...Object.fromEntries(changed) }, contract)
    const whole = conforming(schema, fields, contract)
    tableOf(path.table).replace(whole, session.store)
    return { row: whole }
  },

  removeRow: ({ path }, { session }) => {
    existing(path, session)
    const { remove } = tableOf(path.table)
    if (!remove) return unprocessable(`${path.table} cannot be removed, since other rows refer to them.`, [])
    return remove(path.id, session.store)
  },
} satisfies ControlsFor<'listRows' | 'insertRow' | 'getRow' | 'updateRow' | 'removeRow', ControlContext>

// Which row belongs to which table is checked by the contract's schemas, where TypeScript cannot follow.
const tableOf = (name: TableName) => factoryTables[name] as unknown as FactoryTable<Fields>

const schemaOf = (name: TableName, { schemas }: Contract): Schema => factoryTables[name].schema(schemas)

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
  return result.valid ? Object(result.value) : invalid(result.errors)
}

function existing(
  { table, id }: { table: TableName; id: string },
  { store }: ControlContext['session'],
): Fields {
  return tableOf(table).find(id, store) ?? notFound(`row ${id} in ${table}`)
}

const idOf = ({ id }: Fields) => String(id)

import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/schema.ts'
import type { ArrangedTable } from '../factories/tables.ts'
import { arrangedTables } from '../factories/tables.ts'
import { invalid, notFound, unprocessable } from '../refusal.ts'
import type { TableName } from '../store/row-types.ts'
import type { ControlsFor, Desk } from './context.ts'

type Fields = Record<string, unknown>

export const rows = {
  listRows: ({ path, query: { limit = 1000 } }, { world }) => {
    const all = tableOf(path.table).all(world.store)
    return { rows: all.slice(-limit), total: all.length }
  },

  insertRow: ({ path, body }, { world, contract }) => {
    const table = tableOf(path.table)
    const schema = schemaOf(path.table, contract)
    const given = conforming({ ...schema, required: [] }, body, contract)
    const row = conforming(schema, table.complete(given, world.store), contract)
    if (table.find(idOf(row), world.store)) {
      unprocessable(`${idOf(row)} is taken.`, [{ field: 'id', message: 'must be new' }])
    }
    table.insert(row, world.store)
    return { row }
  },

  getRow: ({ path }, { world }) => ({ row: existing(path, world) }),

  updateRow: ({ path, body }, { world, contract }) => {
    const { id, ...row } = existing(path, world)
    if (body.id !== undefined && body.id !== id) invalid([{ field: 'id', message: 'cannot change' }])
    const changed = Object.entries({ ...row, ...body }).filter(([, value]) => value !== null)
    const schema = schemaOf(path.table, contract)
    const whole = conforming(schema, { id, ...Object.fromEntries(changed) }, contract)
    tableOf(path.table).replace(whole, world.store)
    return { row: whole }
  },

  removeRow: ({ path }, { world }) => {
    existing(path, world)
    const { remove } = tableOf(path.table)
    if (!remove) return unprocessable(`${path.table} cannot be removed: other rows lean on them.`, [])
    return remove(path.id, world.store)
  },
} satisfies ControlsFor<'listRows' | 'insertRow' | 'getRow' | 'updateRow' | 'removeRow'>

// Which row belongs to which table is checked by the contract's schemas, where TypeScript cannot follow.
const tableOf = (name: TableName) => arrangedTables[name] as unknown as ArrangedTable<Fields>

const schemaOf = (name: TableName, { schemas }: Contract): Schema => arrangedTables[name].schema(schemas)

function conforming(schema: Schema, value: unknown, { check }: Contract): Fields {
  const result = check(schema, value)
  return result.valid ? Object(result.value) : invalid(result.errors)
}

function existing({ table, id }: { table: TableName; id: string }, { store }: Desk['world']): Fields {
  return tableOf(table).find(id, store) ?? notFound(`row ${id} in ${table}`)
}

const idOf = ({ id }: Fields) => String(id)

import type { State, StateTable } from './backend.ts'
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
  listRows: ({ path, query: { limit = 1000 } }, { session }) => {
    const table = tableOf(path.table, session.state)
    if (table.last) return table.last(limit)
    const all = table.all()
    return { rows: all.slice(-limit), total: all.length }
  },

  insertRow: ({ path, body }, { session, contract }) => {
    const table = tableOf(path.table, session.state)
    const schema = table.schema(contract.schemas)
    const given = conforming({ ...schema, required: [] }, inUtc(schema, body, contract), contract)
    const row = conforming(schema, table.build(given), contract)
    const id = idOf(table, row)
    if (table.find(id)) {
      rejectUnprocessable(`${id} already exists.`, [{ field: 'id', message: 'must be new' }])
    }
    table.insert(row)
    return { row }
  },

  getRow: ({ path }, { session }) => ({ row: existing(path, session.state) }),

  updateRow: ({ path, body }, { session, contract }) => {
    const table = tableOf(path.table, session.state)
    const wanted = { ...existing(path, session.state), ...body }
    if (idOf(table, wanted) !== path.id) rejectInvalid([{ field: 'id', message: 'cannot change' }])
    const changed = Object.entries(wanted).filter(([, value]) => value !== null)
    const schema = table.schema(contract.schemas)
    const fields = inUtc(schema, Object.fromEntries(changed), contract)
    const whole = conforming(schema, fields, contract)
    table.replace(whole)
    return { row: whole }
  },

  removeRow: ({ path }, { session }) => {
    existing(path, session.state)
    const { remove } = tableOf(path.table, session.state)
    if (!remove)
      return rejectUnprocessable(`${path.table} cannot be removed, since other rows refer to them.`, [])
    return remove(path.id)
  },
} satisfies ControlsFor<'listRows' | 'insertRow' | 'getRow' | 'updateRow' | 'removeRow', ControlContext>

const tableOf = (name: string, state: State): StateTable => state.table(name) ?? rejectAbsent(`table ${name}`)

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

const existing = ({ table, id }: { table: string; id: string }, state: State): Fields =>
  tableOf(table, state).find(id) ?? rejectAbsent(`row ${id} in ${table}`)

const idOf = ({ idOf: own = ({ id }) => String(id) }: StateTable, row: Fields) => own(row)

import type { ExportedState, StateTable } from '../backend.ts'
import type { Contract } from '../contract/contract.ts'
import { isRecord } from '../contract/requirement.ts'
import type { Schema } from '../contract/schema.ts'
import type { Kept } from '../empty-backend.ts'
import { rejectInvalid } from '../rule-violation.ts'
import { withoutReferences } from '../values/merged-schema.ts'
import type { Collection } from './collections.ts'
import { Contents } from './contents.ts'
import type { Memory } from './memory.ts'
import { valuesIn } from './memory.ts'

type Row = Record<string, unknown>

/** The field of a row that says at which address a thing is, where its collection has several. */
const ADDRESS = '$in'

const hasSeveral = ({ path }: Collection) => path.includes('{')

/** The things of a collection, for testers. */
export function tableOf(memory: Memory, collection: Collection): StateTable {
  const { make } = memory.model
  const field = collection.identity?.field ?? ''
  const places = (address: string) => Object.values(valuesIn(collection.path, address))
  const keyOf = (address: string, id: string) =>
    [...places(address), id].filter(String).join('~') || collection.name
  const addressOf = ({ [ADDRESS]: address = collection.path }: Row) =>
    typeof address === 'string' && memory.isAddress(collection, address)
      ? address
      : rejectInvalid([{ field: ADDRESS, message: `must be an address like ${collection.path}` }])
  const idOf = (row: Row) => (collection.identity ? String(row[field]) : '')
  const thingOf = ({ [ADDRESS]: _, ...thing }: Row) => thing
  const all = () =>
    memory.addressesOf(collection).flatMap((address) =>
      [...memory.at(collection, address).entries()].map(([id, thing]) => ({
        key: keyOf(address, id),
        row: hasSeveral(collection) ? { [ADDRESS]: address, ...thing } : { ...thing },
      })),
    )
  const find = (key: string) => all().find((each) => each.key === key)?.row
  const put = (row: Row) => memory.put(collection, addressOf(row), idOf(row), thingOf(row))
  return {
    idOf: (row) => keyOf(addressOf(row), idOf(row)),
    schema: () => rowSchema(collection, make.contract),
    build: (given) => {
      const address = addressOf(given)
      const id = given[field] ?? make.newIdentity(collection, memory.at(collection, address), address)
      const made = memory.made(collection, undefined, undefined, `${address} ${id}`)
      const named =
        made &&
        make.identified(collection, made, id, memory.placed(collection, valuesIn(collection.path, address)))
      return { ...named, ...given }
    },
    all: () => all().map(({ row }) => row),
    find,
    insert: (row) => {
      put(row)
      memory.at(collection, addressOf(row)).created.add(idOf(row))
    },
    replace: put,
    remove: (key) => {
      const row = find(key) ?? {}
      const address = addressOf(row)
      memory.remove(collection, memory.at(collection, address), idOf(row), address)
    },
  }
}

/** Of a row: what only requests have may be left out. */
function rowSchema(collection: Collection, { schemas }: Pick<Contract, 'schemas'>): Schema {
  const { required = [], properties = {}, ...schema } = withoutReferences(collection.schema, schemas)
  const isNeeded = (name: string) => withoutReferences(properties[name] ?? {}, schemas).writeOnly !== true
  const address = hasSeveral(collection) && { [ADDRESS]: { type: 'string' as const } }
  return { ...schema, properties: { ...properties, ...address }, required: required.filter(isNeeded) }
}

type SavedContents = { address: string; isOpen: boolean; gone: string[]; created: string[]; last: number }

/** All that a session remembers, as JSON. */
export function saved(memory: Memory, { requests, responses }: Kept): ExportedState {
  const contents = memory.all().map(([address, { isOpen, gone, created, last }]) => ({
    ...{ address, isOpen, last },
    ...{ gone: [...gone], created: [...created] },
  }))
  const tables = memory.model.collections.filter(({ within }) => !within)
  const rows = Object.fromEntries(tables.map((each) => [each.name, tableOf(memory, each).all()]))
  return { state: { requests, responses, contents }, rows }
}

/** @throws RuleViolation 400 for what the document does not allow */
export function loaded(
  memory: Memory,
  { state, rows }: ExportedState,
  { check }: Pick<Contract, 'check'>,
): Kept {
  const shape = check(STATE, state)
  if (!shape.valid)
    return rejectInvalid(shape.errors.map((each) => ({ ...each, field: `state.${each.field}` })))
  const { contents, ...kept } = shape.value as Kept & { contents: SavedContents[] }
  for (const { address, isOpen, ...others } of contents)
    memory.restore(address, new Contents(isOpen, [], others))
  for (const [name, given] of Object.entries(rows)) {
    const collection = memory.model.collections.find((each) => each.name === name)
    if (!collection || !Array.isArray(given))
      return rejectInvalid([{ field: `rows.${name}`, message: 'is not a table of this document' }])
    const table = tableOf(memory, collection)
    // One schema for all rows: each object would be compiled anew.
    const schema = rowSchema(collection, memory.model.make.contract)
    for (const [index, row] of given.entries()) {
      const result = check(schema, row)
      if (!result.valid || !isRecord(row))
        return rejectInvalid(
          (result.valid ? [] : result.errors).map((each) => ({
            ...each,
            field: `rows.${name}.${index}.${each.field}`,
          })),
        )
      table.replace(row)
    }
  }
  return kept
}

const COUNT: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const TEXTS: Schema = { type: 'array', items: { type: 'string' } }
const STATE: Schema = {
  type: 'object',
  required: ['requests', 'responses', 'contents'],
  properties: {
    requests: COUNT,
    responses: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['fingerprint', 'body', 'until'],
        properties: { fingerprint: { type: 'string' }, body: { type: 'string' }, until: COUNT },
      },
    },
    contents: {
      type: 'array',
      items: {
        type: 'object',
        required: ['address', 'isOpen', 'gone', 'created', 'last'],
        properties: {
          address: { type: 'string' },
          isOpen: { type: 'boolean' },
          gone: TEXTS,
          created: TEXTS,
          last: COUNT,
        },
      },
    },
  },
}

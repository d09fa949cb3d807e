import type { StateTable } from '../backend.ts'
import type { Schema } from '../contract/schema.ts'
import type { components } from '../control/control.d.ts'
import type { Kept } from '../empty-backend.ts'
import { rejectInvalid } from '../rule-violation.ts'
import { importedRows } from '../state/imported-rows.ts'
import { withoutReferences } from '../values/merged-schema.ts'
import type { Collection } from './collections.ts'
import { Contents } from './contents.ts'
import type { Memory, Model } from './memory.ts'

type Row = Record<string, unknown>
export type RememberedExport = Pick<components['schemas']['SessionExport'], 'state' | 'rows'>

/** The field of a row that says at which address a thing is, where its collection has several. */
const ADDRESS = '$in'

/** The things of a collection, for testers. */
export function tableOf(memory: Memory, collection: Collection): StateTable {
  const { make } = memory.model
  const { path, valuesAt, identity, name } = collection
  const hasSeveral = path.includes('{')
  const keyOf = (address: string, id: string) =>
    [...Object.values(valuesAt(address) ?? {}), id].filter(String).join('~') || name
  const addressOf = ({ [ADDRESS]: address = path }: Row): string =>
    typeof address === 'string' && memory.collectionAt(address) === collection
      ? address
      : rejectInvalid([
          { field: ADDRESS, message: `must be an address like ${path}${without(make.contract)}` },
        ])
  const idOf = (row: Row) => (identity ? String(row[identity.field]) : '')
  const rowOf = (address: string, thing: Row) =>
    hasSeveral ? { [ADDRESS]: address, ...thing } : { ...thing }
  const schema = () => rowSchema(collection, hasSeveral, memory.model)

  function find(key: string): Row | undefined {
    for (const address of memory.addressesOf(collection)) {
      const id = identity ? key.slice(keyOf(address, '~').length - 1) : ''
      const thing = keyOf(address, id) === key && memory.at(collection, address).find(id)
      if (thing) return rowOf(address, thing)
    }
    return undefined
  }

  function put({ [ADDRESS]: _, ...thing }: Row, address: string): void {
    memory.at(collection, address).put(idOf(thing), thing)
  }

  return {
    idOf: (row) => keyOf(addressOf(row), idOf(row)),
    schema,
    build: (given) => {
      const address = addressOf(given)
      const id =
        given[identity?.field ?? ''] ?? make.newIdentity(collection, memory.at(collection, address), address)
      const others = memory.placed(collection, valuesAt(address) ?? {})
      return { ...make.thing(collection, { id, others, random: memory.random(address, id) }), ...given }
    },
    all: () =>
      memory.addressesOf(collection).flatMap((address) =>
        memory
          .at(collection, address)
          .all()
          .map((thing) => rowOf(address, thing)),
      ),
    find,
    insert: (row) => {
      const address = addressOf(row)
      put(row, address)
      memory.at(collection, address).created.add(idOf(row))
    },
    replace: (row) => put(row, addressOf(row)),
    remove: (key) => {
      const row = find(key) ?? {}
      const address = addressOf(row)
      memory.remove(collection, memory.at(collection, address), idOf(row), address)
    },
  }
}

const without = ({ basePath }: { basePath: string }) => basePath && `, without ${basePath}`

/** Of a row: what only requests have may be left out. */
function rowSchema({ schema: own }: Collection, hasSeveral: boolean, { make }: Model): Schema {
  const { schemas } = make.contract
  const { required = [], properties = {}, ...schema } = withoutReferences(own, schemas)
  const isNeeded = (name: string) => withoutReferences(properties[name] ?? {}, schemas).writeOnly !== true
  const address = hasSeveral && { [ADDRESS]: { type: 'string' as const } }
  return { ...schema, properties: { ...properties, ...address }, required: required.filter(isNeeded) }
}

export const tablesOf = ({ collections }: Model) => collections.filter(({ within }) => !within)

/** All that a session remembers, as JSON. */
export function saved(memory: Memory, { requests, responses }: Kept): RememberedExport {
  const contents = memory.all().map(([address, { isOpen, gone, created, last }]) => ({
    ...{ address, isOpen, last },
    ...{ gone: [...gone], created: [...created] },
  }))
  const rows = tablesOf(memory.model).map((each) => [each.name, tableOf(memory, each).all()])
  return { state: { requests, responses, contents }, rows: Object.fromEntries(rows) }
}

/** @throws RuleViolation 400 for what the document does not allow */
export async function loaded(memory: Memory, { state, rows }: RememberedExport): Promise<Kept> {
  const tables = tablesOf(memory.model)
  for (const { address, isOpen, ...others } of state.contents) {
    const { name } = memory.collectionAt(address) ?? reject(`state.contents.${address}`)
    memory.restore(address, new Contents(name, isOpen, [], others))
  }
  for (const [name, given] of Object.entries(rows)) {
    const collection = tables.find((each) => each.name === name) ?? reject(`rows.${name}`)
    const { schema, idOf, replace } = tableOf(memory, collection)
    const { contract } = memory.model.make
    for (const row of await importedRows(name, given, schema(contract.schemas), contract, idOf)) replace(row)
  }
  return state

  function reject(field: string): never {
    const known = tables.map((each) => each.name).join(', ')
    return rejectInvalid([
      { field, message: `is not known to this server, which has ${known || 'no tables'}` },
    ])
  }
}

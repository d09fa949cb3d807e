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
  const { path, placing, valuesAt, identity, name } = collection
  const hasSeveral = path.includes('{')
  const prefixOf = (address: string) =>
    Object.values(valuesAt(address) ?? {})
      .map((value) => `${value}~`)
      .join('')
  function addressOf(row: Row): string {
    const named = path.replaceAll(/\{([^{}]+)\}/g, (whole, parameter: string) => {
      const value = row[placing[parameter] ?? '']
      return value === undefined ? whole : encodeURIComponent(String(value))
    })
    const { [ADDRESS]: address = named } = row
    const isAddress = typeof address === 'string' && !address.includes('{')
    if (isAddress && memory.collectionAt(address) === collection) return address
    const message = `must be an address like ${path}${without(make.contract)}`
    return rejectInvalid([{ field: ADDRESS, message }])
  }
  const contentsOf = (row: Row) => memory.at(collection, addressOf(row))
  const idOf = (row: Row) => (identity ? String(row[identity.field]) : '')
  const rowOf = (address: string, thing: Row) =>
    hasSeveral ? { [ADDRESS]: address, ...thing } : { ...thing }

  function find(key: string): Row | undefined {
    for (const address of memory.addressesOf(collection)) {
      const prefix = prefixOf(address)
      const id = key.slice(prefix.length)
      // A value in another address may contain the separator.
      const thing =
        key.startsWith(prefix) && memory.at(collection, address).find(!identity && id === name ? '' : id)
      if (thing) return rowOf(address, thing)
    }
    return undefined
  }

  const put = ({ [ADDRESS]: address, ...thing }: Row) =>
    contentsOf({ [ADDRESS]: address, ...thing }).put(idOf(thing), thing)

  return {
    idOf: (row) => prefixOf(addressOf(row)) + (idOf(row) || name),
    schema: () => rowSchema(collection, hasSeveral, memory.model),
    build: (given) => {
      const address = addressOf(given)
      const id = given[identity?.field ?? ''] ?? make.newIdentity(collection, contentsOf(given), address)
      const others = memory.placed(collection, valuesAt(address) ?? {})
      const made = make.thing(collection, { id, others, random: memory.random(address, id) })
      return rowOf(address, { ...made, ...given })
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
      put(row)
      contentsOf(row).created.add(idOf(row))
    },
    replace: put,
    remove: (key) => {
      const row = find(key) ?? {}
      memory.remove(collection, contentsOf(row), idOf(row))
    },
  }
}

const without = ({ basePath }: { basePath: string }) => basePath && `, without ${basePath}`

/** The schema of a row: fields that only requests have may be left out. */
function rowSchema({ schema: itemSchema }: Collection, hasSeveral: boolean, { make }: Model): Schema {
  const { schemas } = make.contract
  const { required = [], properties = {}, ...schema } = withoutReferences(itemSchema, schemas)
  const isNeeded = (name: string) => withoutReferences(properties[name] ?? {}, schemas).writeOnly !== true
  const address = hasSeveral && { [ADDRESS]: { type: 'string' as const } }
  return { ...schema, properties: { ...properties, ...address }, required: required.filter(isNeeded) }
}

export const tablesOf = ({ collections }: Model) => collections.filter(({ within }) => !within)

/** All that a session remembers, as JSON. */
export function saved(memory: Memory, { requests, responses }: Kept): RememberedExport {
  const contents = memory.all().map(({ address, isOpen, gone, created, last }) => ({
    ...{ address, isOpen, last },
    ...{ gone: [...gone], created: [...created] },
  }))
  const rows = tablesOf(memory.model).map((collection) => [
    collection.name,
    tableOf(memory, collection).all(),
  ])
  return { state: { requests, responses, contents }, rows: Object.fromEntries(rows) }
}

/** @throws RuleViolation 400 if the document does not allow it */
export async function loaded(memory: Memory, { state, rows }: RememberedExport): Promise<Kept> {
  const tables = tablesOf(memory.model)
  for (const contents of state.contents) {
    const { name } = memory.collectionAt(contents.address) ?? reject(`state.contents.${contents.address}`)
    memory.restore(new Contents({ ...contents, name }))
  }
  for (const [name, given] of Object.entries(rows)) {
    const collection = tables.find((table) => table.name === name) ?? reject(`rows.${name}`)
    const { schema, idOf, replace } = tableOf(memory, collection)
    const { contract } = memory.model.make
    for (const row of await importedRows(name, given, schema(contract.schemas), contract, idOf)) replace(row)
  }
  return state

  function reject(field: string): never {
    const names = tables.map(({ name }) => name).join(', ') || 'no tables'
    return rejectInvalid([{ field, message: `is not known to this server, which has ${names}` }])
  }
}

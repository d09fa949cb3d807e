import type { RowOf, TableName } from '../kosha/store/row-types.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'

/** Direct access to the rows of one table, without the product's rules. */
export function tableOf<Name extends TableName>(api: ControlClient, table: Name) {
  type Row = RowOf[Name]
  // The server checks every row against the contract; types cannot know that.
  const row = (value: unknown) => value as Row
  const of = (id: string) => ({ params: { path: { table, id } } })
  return {
    /** Adds a row; fields left out get consistent defaults. */
    insert: async (given: Partial<Row> = {}) =>
      row((await unwrap(api.POST('/rows/{table}', { params: { path: { table } }, body: given }))).row),
    all: async () => (await unwrap(api.GET('/rows/{table}', { params: { path: { table } } }))).rows.map(row),
    get: async (id: string) => row((await unwrap(api.GET('/rows/{table}/{id}', of(id)))).row),
    /** Changes fields without applying business rules. */
    update: async (id: string, change: Partial<Row>) =>
      row((await unwrap(api.PATCH('/rows/{table}/{id}', { ...of(id), body: change }))).row),
    remove: (id: string) => unwrap(api.DELETE('/rows/{table}/{id}', of(id))),
  }
}

import type { RowOf, TableName } from '../store/row-types.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'

/** Rows of one table, arranged and looked at behind the product's back. */
export function tableOf<Name extends TableName>(api: ControlClient, table: Name) {
  type Row = RowOf[Name]
  // The server checks every row against the contract; types cannot know that.
  const row = (value: unknown) => value as Row
  const of = (id: string) => ({ params: { path: { table, id } } })
  return {
    /** Adds a row; what is left out is filled in so that it makes sense. */
    insert: async (given: Partial<Row> = {}) =>
      row((await unwrap(api.POST('/rows/{table}', { params: { path: { table } }, body: given }))).row),
    all: async () => (await unwrap(api.GET('/rows/{table}', { params: { path: { table } } }))).rows.map(row),
    get: async (id: string) => row((await unwrap(api.GET('/rows/{table}/{id}', of(id)))).row),
    /** Changes fields, asking no rule of the product. */
    update: async (id: string, change: Partial<Row>) =>
      row((await unwrap(api.PATCH('/rows/{table}/{id}', { ...of(id), body: change }))).row),
    remove: (id: string) => unwrap(api.DELETE('/rows/{table}/{id}', of(id))),
  }
}

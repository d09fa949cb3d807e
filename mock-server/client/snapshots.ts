import type { components } from '../kosha/control.d.ts'
import type { ControlClient } from './control-client.ts'
import { unwrap } from './control-client.ts'

/** The state of the session, to restore later or to move elsewhere. */
export const snapshotsOf = (api: ControlClient) => ({
  take: async (name: string) => (await unwrap(api.PUT('/snapshots/{name}', named(name)))).snapshot,
  restore: async (name: string) => (await unwrap(api.POST('/snapshots/{name}/restore', named(name)))).session,
  drop: (name: string) => unwrap(api.DELETE('/snapshots/{name}', named(name))),
  all: async () => (await unwrap(api.GET('/snapshots'))).snapshots,
  /** As JSON, for a file. */
  export: () => unwrap(api.GET('/export')),
  import: async (exported: components['schemas']['SessionExport']) =>
    (await unwrap(api.PUT('/import', { body: exported }))).session,
})

const named = (name: string) => ({ params: { path: { name } } })

import type { Visit } from '../visit.ts'

export const MIB = 1024 * 1024

/** The parts of a snapshot that are needed here. `nodes` has one number per field for each node. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/** What the page does not decide: code depends on what the engine has optimised so far. */
const NOT_DATA = new Set(['code', 'native', 'synthetic'])

/** The size of the page's JavaScript objects and strings after garbage collection, in MiB. */
export async function heap({ page, context }: Visit): Promise<number> {
  const devtools = await context.newCDPSession(page)
  let text = ''
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => {
    text += chunk
  })
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devtools.detach()
  const snapshot: Snapshot = JSON.parse(text)
  return dataSize(snapshot) / MIB
}

function dataSize({ snapshot: { meta }, nodes }: Snapshot): number {
  const fields = meta.node_fields.length
  const type = meta.node_fields.indexOf('type')
  const size = meta.node_fields.indexOf('self_size')
  let sum = 0
  for (let node = 0; node < nodes.length; node += fields) {
    const name = meta.node_types[0][nodes[node + type] ?? 0] ?? ''
    if (!NOT_DATA.has(name)) sum += nodes[node + size] ?? 0
  }
  return sum
}

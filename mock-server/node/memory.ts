import { getHeapStatistics } from 'node:v8'

// V8 collects garbage long before this share is used, so beyond it the memory is really needed.
const FULL = 0.8

/** Whether this process has memory for another session, snapshot or import. */
export function hasMemory(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return used < limit * FULL
}

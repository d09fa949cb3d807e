import { getHeapStatistics } from 'node:v8'

const MIB = 1024 * 1024

// V8 collects garbage long before this share is used, so beyond it the memory is really needed.
const FULL = 0.8

/** Included in V8's limit, but for young objects only: the data of a session cannot use it. */
const YOUNG_BYTES = 48 * MIB

/** The memory that creating a session takes. */
const NEW_SESSION_BYTES = 16 * MIB

/** Whether this process has memory for another session, snapshot or import. */
export function hasMemory(): boolean {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
  return used < Math.min(limit * FULL, limit - YOUNG_BYTES - NEW_SESSION_BYTES)
}

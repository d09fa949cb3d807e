import { getHeapStatistics } from 'node:v8'
import { expect, test, vi } from 'vitest'
import { hasMemory } from './memory.ts'

vi.mock('node:v8', { spy: true })

const MIB = 1024 * 1024
// V8's limit for young objects, in addition to --max-old-space-size.
const YOUNG_MIB = 48

test.each([
  [64, 40, true],
  [64, 60, false],
  [128, 100, true],
  [128, 120, false],
  [256, 230, true],
  [256, 242, false],
  [4096, 3300, true],
  [4096, 3400, false],
])('in a heap of %i MiB, of which %i are used, there is room for a session: %s', (size, used, hasRoom) => {
  vi.mocked(getHeapStatistics).mockReturnValue({
    ...getHeapStatistics(),
    heap_size_limit: (size + YOUNG_MIB) * MIB,
    used_heap_size: used * MIB,
  })
  expect(hasMemory()).toBe(hasRoom)
})

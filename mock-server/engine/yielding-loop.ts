const SLICE_MS = 25
const PAUSE_MS = 5

/** Calls `visit` with each of many items. Whatever else waits has its turn every few milliseconds. */
export async function yieldingForEach<Item>(
  items: Iterable<Item>,
  visit: (item: Item) => void,
): Promise<void> {
  let until = Date.now() + SLICE_MS
  for (const item of items) {
    visit(item)
    if (Date.now() < until) continue
    await nextTurn()
    until = Date.now() + SLICE_MS
  }
}

/**
 * Resolves after whatever else waits had its turn. That takes some milliseconds, since Node accepts only one connection
 * in each turn of its event loop.
 */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS))

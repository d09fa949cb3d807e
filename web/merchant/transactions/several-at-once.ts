/** More would only wait for each other in the server. */
const PARALLEL = 4

/**
 * Does `work` for each item, a few at once. The first that fails stops the others.
 * @throws the error of `work`
 */
export async function severalAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const queue = [...items]
  const failure = new AbortController()
  const stop = AbortSignal.any([signal, failure.signal])

  async function worker() {
    for (let next = queue.shift(); next !== undefined && !stop.aborted; next = queue.shift()) {
      await work(next, stop)
    }
  }
  try {
    await Promise.all(Array.from({ length: PARALLEL }, worker))
  } catch (error) {
    failure.abort()
    throw error
  }
}

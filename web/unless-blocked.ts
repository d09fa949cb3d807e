/**
 * Returns the result of `work`, or undefined if it throws. Storage and cookies throw in a sandboxed frame and under some
 * settings, storage also when it is full.
 */
export function unlessBlocked<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * What `work` returns, or undefined where it throws: storage does if it is full, and storage and cookies do in a sandboxed
 * frame and under some settings.
 */
export function unlessBlocked<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

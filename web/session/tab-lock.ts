/**
 * Runs `work` in one tab of this browser at a time. `isHeld` is false if another tab holds the lock and
 * `options` do not wait for it.
 */
export async function withTabLock<Result>(
  name: string,
  options: Pick<LockOptions, 'ifAvailable'>,
  work: (isHeld: boolean) => Promise<Result>,
): Promise<Result> {
  const locks = globalThis.navigator?.locks
  let hasStarted = false
  const once = (lock: Lock | null) => {
    hasStarted = true
    return work(lock !== null)
  }
  try {
    return locks ? await locks.request(name, options, once) : await work(true)
  } catch (error) {
    // If storage is blocked, locks are unavailable, but then no other tab shares the protected data either.
    if (hasStarted || !locks) throw error
    return await work(true)
  }
}

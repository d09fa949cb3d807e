/**
 * Runs `work` alone among the tabs of this browser. `isHeld` is false if another one has the lock of this name and
 * `options` do not wait for it.
 */
export async function withTabLock<Result>(
  name: string,
  options: Pick<LockOptions, 'ifAvailable'>,
  work: (isHeld: boolean) => Promise<Result>,
): Promise<Result> {
  const locks = globalThis.navigator?.locks
  let begun = false
  const once = (lock: Lock | null) => {
    begun = true
    return work(lock !== null)
  }
  try {
    return locks ? await locks.request(name, options, once) : await work(true)
  } catch (error) {
    // Where storage is blocked the lock is refused, and no other tab shares what it protects.
    if (begun || !locks) throw error
    return await work(true)
  }
}

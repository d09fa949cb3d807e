/** Wakes those who wait for the next change. */
export class ChangeSignal {
  private readonly waiting = new Set<() => void>()
  private changes = 0

  /** The number of changes so far: comparing it tells whether one was missed. */
  get count(): number {
    return this.changes
  }

  notify(): void {
    this.changes++
    if (this.waiting.size > 0) for (const wake of [...this.waiting]) wake()
  }

  /** Resolves at the next change, after `ms`, or when `signal` aborts. */
  next(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timeout)
        signal?.removeEventListener('abort', wake)
        this.waiting.delete(wake)
        resolve()
      }
      const timeout = setTimeout(wake, ms)
      signal?.addEventListener('abort', wake)
      this.waiting.add(wake)
    })
  }
}

/** Resolves at the next change of any of them, after `ms`, or when `signal` aborts. */
export async function nextOf(
  changes: readonly ChangeSignal[],
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  const over = new AbortController()
  const end = AbortSignal.any([signal, over.signal])
  await Promise.race(changes.map((change) => change.next(ms, end)))
  over.abort()
}

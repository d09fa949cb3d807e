/** Wakes whoever is waiting for the next change. */
export class ChangeSignal {
  private readonly waiting = new Set<() => void>()
  private changes = 0

  /** The number of changes so far, which tells a caller whether it missed one. */
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

/** Resolves at the next change of any signal in `changes`, after `ms`, or when `signal` aborts. */
export async function nextChangeOf(
  changes: readonly ChangeSignal[],
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  const done = new AbortController()
  const aborted = AbortSignal.any([signal, done.signal])
  await Promise.race(changes.map((change) => change.next(ms, aborted)))
  done.abort()
}

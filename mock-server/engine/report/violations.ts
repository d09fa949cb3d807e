type Kind = { operation?: string; message: string; calls: number }

const MAX_KINDS = 1000

/** Contract violations so far, each kind once with its count. */
export class Violations {
  private readonly kinds = new Map<string, Kind>()

  count(operation: string | undefined, messages: string[]): void {
    for (const violation of messages) {
      const message = inGeneral(violation)
      const key = `${operation} ${message}`
      const kind = this.kinds.get(key)
      if (kind) kind.calls++
      else if (this.kinds.size < MAX_KINDS)
        this.kinds.set(key, { ...(operation !== undefined && { operation }), message, calls: 1 })
    }
  }

  /** Most frequent first. */
  all(): Kind[] {
    return [...this.kinds.values()].sort((a, b) => b.calls - a.calls)
  }

  clear(): void {
    this.kinds.clear()
  }
}

/** A mistake in a hundred rows counts as one kind: `links.17.amount` and `links.18.amount` are `links.*.amount`. */
const inGeneral = (message: string) => message.replaceAll(/(?<=\w\.)\d+(?=[. ])/g, '*')

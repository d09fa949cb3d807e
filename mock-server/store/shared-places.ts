const WORTH_SHARING = 1000

/** The place of each id. A copy shares the existing map and records only later changes. */
export class SharedPlaces {
  private known: ReadonlyMap<string, number> = new Map()
  private since = new Map<string, number>()

  /** @param source returns the place of an id that was not set */
  constructor(private readonly source: (id: string) => number | undefined) {}

  get(id: string): number | undefined {
    return this.since.get(id) ?? this.known.get(id) ?? this.source(id)
  }

  set(id: string, place: number): void {
    if (this.get(id) !== place) this.since.set(id, place)
  }

  /** The rows at `at` and behind it have moved up by one. */
  moveUp(at: number): void {
    const moved = Array.from(
      [...this.known, ...this.since],
      ([id, place]) => [id, place < at ? place : place + 1] as const,
    )
    this.known = new Map()
    this.since = new Map(moved)
  }

  /** @param source of the copy */
  copy(source: (id: string) => number | undefined): SharedPlaces {
    if (this.since.size > WORTH_SHARING) {
      this.known = new Map([...this.known, ...this.since])
      this.since = new Map()
    }
    const copy = new SharedPlaces(source)
    copy.known = this.known
    copy.since = new Map(this.since)
    return copy
  }
}

const WORTH_SHARING = 1000

/** The place of each id. A copy shares the existing map and records only later changes. */
export class SharedPlaces {
  private known: ReadonlyMap<string, number> = new Map()
  private since = new Map<string, number>()

  /** @param source returns the initial place of an id */
  constructor(private readonly source: (id: string) => number | undefined) {}

  get(id: string): number | undefined {
    return this.since.get(id) ?? this.known.get(id) ?? this.source(id)
  }

  set(id: string, place: number): void {
    if (this.get(id) !== place) this.since.set(id, place)
  }

  copy(): SharedPlaces {
    if (this.since.size > WORTH_SHARING) {
      this.known = new Map([...this.known, ...this.since])
      this.since = new Map()
    }
    const copy = new SharedPlaces(this.source)
    copy.known = this.known
    copy.since = new Map(this.since)
    return copy
  }
}

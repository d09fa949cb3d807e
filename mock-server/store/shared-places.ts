const WORTH_SHARING = 1000

/** Where each id is. A copy shares what is known and notes only what changes after, however many ids there are. */
export class SharedPlaces {
  private known: ReadonlyMap<string, number> = new Map()
  private since = new Map<string, number>()

  /** @param source knows where ids are in the beginning */
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

const WORTH_SHARING = 1000

/** Where each id is. A copy shares what is known and notes only what changes after, however many ids there are. */
export class SharedPlaces {
  private known: ReadonlyMap<string, number> = new Map()
  private since = new Map<string, number>()

  get(id: string): number | undefined {
    return this.since.get(id) ?? this.known.get(id)
  }

  set(id: string, place: number): void {
    if (this.get(id) !== place) this.since.set(id, place)
  }

  copy(): SharedPlaces {
    if (this.since.size > WORTH_SHARING) {
      this.known = new Map([...this.known, ...this.since])
      this.since = new Map()
    }
    const copy = new SharedPlaces()
    copy.known = this.known
    copy.since = new Map(this.since)
    return copy
  }
}

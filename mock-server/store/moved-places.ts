/** Where rows are after others were inserted between them. Immutable. */
export class MovedPlaces {
  /** @param inserted the places of the inserted rows, ascending */
  constructor(private readonly inserted: readonly number[] = []) {}

  /** The place that the row at a place had initially. */
  initial(place: number): number {
    let before = 0
    while ((this.inserted[before] ?? place) < place) before++
    return place - before
  }

  /** The present place of the row that was initially at a place. */
  present(initial: number): number {
    let place = initial
    for (const each of this.inserted) {
      if (each > place) break
      place += 1
    }
    return place
  }

  /** These places after another insertion. */
  with(at: number): MovedPlaces {
    const moved = this.inserted.map((place) => (place < at ? place : place + 1))
    return new MovedPlaces([...moved, at].sort((a, b) => a - b))
  }
}

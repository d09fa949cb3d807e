type Numbers = Int32Array | Uint32Array | Float64Array

const FIRST_CAPACITY = 64

/** A growable typed array, shared by its copies until one of them changes a value. */
export class SharedColumn<Values extends Numbers> {
  private isShared = false

  constructor(
    private readonly create: (length: number) => Values,
    public values = create(FIRST_CAPACITY),
  ) {}

  /** A column that starts with these values, and copies them before it changes one. */
  static of<Values extends Numbers>(
    create: (length: number) => Values,
    values: Values,
  ): SharedColumn<Values> {
    const column = new SharedColumn(create, values)
    column.isShared = true
    return column
  }

  set(at: number, value: number): void {
    if (at < this.values.length && this.values[at] === value) return
    this.change(at, (values) => {
      values[at] = value
    })
  }

  /** Writes to a private copy of the values, grown to include the index. */
  change(at: number, write: (values: Values) => unknown): void {
    let length = Math.max(FIRST_CAPACITY, this.values.length)
    while (length <= at) length *= 2
    if (this.isShared || length > this.values.length) this.own(length)
    write(this.values)
  }

  /** Moves the values behind `at` up by one, so that `at` is there twice. @param length the number of values before */
  repeat(at: number, length: number): void {
    this.change(length, (values) => values.copyWithin(at + 1, at, length))
  }

  copy(): SharedColumn<Values> {
    const copy = new SharedColumn(this.create, this.values)
    this.isShared = true
    copy.isShared = true
    return copy
  }

  private own(length: number): void {
    const own = this.create(length)
    own.set(this.values)
    this.values = own
    this.isShared = false
  }
}

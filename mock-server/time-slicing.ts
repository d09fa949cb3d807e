/** Work that yields between steps of a few milliseconds at most, so that others can be served in between. */
export type Steps<Result> = Generator<void, Result>

const SLICE_MS = 10

/** Does the work in slices: whatever else waits has its turn after each. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE_MS
    let step = steps.next()
    while (!step.done && performance.now() < until) step = steps.next()
    if (step.done) return step.value
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Does all of the work now. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const PER_STEP = 500

/** Calls `visit` with every number below `count`, in steps. */
export function* counted(count: number, visit: (number: number) => void): Steps<void> {
  for (let from = 0; from < count; from += PER_STEP) {
    countBetween(from, Math.min(count, from + PER_STEP), visit)
    yield
  }
}

// A plain function: the engine optimises a loop of one while it runs, but not that of a generator.
function countBetween(from: number, to: number, visit: (number: number) => void): void {
  for (let number = from; number < to; number++) visit(number)
}

/** Calls `visit` with each item of a list that may be long, in steps. */
export function* visited<Item>(
  list: readonly Item[],
  visit: (item: Item, index: number) => void,
): Steps<void> {
  for (let from = 0; from < list.length; from += PER_STEP) {
    list.slice(from, from + PER_STEP).forEach((item, offset) => {
      visit(item, from + offset)
    })
    yield
  }
}

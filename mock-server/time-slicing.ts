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
const PER_RANGE = 2000

/**
 * Calls `work` with one range after another, `to` excluded, that together are all numbers below `count`, in steps.
 * Each caller has its own loop, since the engine cannot optimise one that calls many different functions.
 */
export function* inRanges(count: number, work: (from: number, to: number) => void): Steps<void> {
  for (let from = 0; from < count; from += PER_RANGE) {
    work(from, Math.min(count, from + PER_RANGE))
    yield
  }
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

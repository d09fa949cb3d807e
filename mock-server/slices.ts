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

const PER_STEP = 200

/** Maps a list that may be long. */
export function* mapped<From, To>(
  list: readonly From[],
  to: (value: From, index: number) => To,
): Steps<To[]> {
  const results: To[] = []
  for (const [index, value] of list.entries()) {
    if (index % PER_STEP === PER_STEP - 1) yield
    results.push(to(value, index))
  }
  return results
}

import fc from 'fast-check'
import type { ContractRun } from '../contract-run.ts'
import { ContractViolation, NotCovered } from '../verdicts.ts'

/** A counterexample is sent once more, so that the last recorded request is the relevant one. */
export async function always<Value>(
  { options: { seed, runs, signal } }: Pick<ContractRun, 'options'>,
  arbitrary: fc.Arbitrary<Value>,
  holds: (value: Value) => Promise<void>,
  numRuns = runs,
): Promise<void> {
  const stopped = () => signal?.aborted === true
  const property = fc.asyncProperty(arbitrary, async (value) => {
    if (!stopped()) await holds(value)
  })
  const { failed, counterexample, numShrinks, errorInstance } = await fc.check(property, { seed, numRuns })
  const value = counterexample?.[0]
  if (!failed || value === undefined) return
  // NotCovered is rethrown unchanged.
  if (errorInstance instanceof NotCovered || !(errorInstance instanceof Error)) throw errorInstance
  const reason = await holds(value).then(
    () => errorInstance.message,
    (error: Error) => error.message,
  )
  const example = fc.stringify(value)
  throw new ContractViolation(
    `${reason}\nsmallest failing request (seed ${seed}, shrunk ${numShrinks} times): ${example.slice(0, 600)}`,
  )
}

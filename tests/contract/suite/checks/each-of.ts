import { ContractViolation } from '../verdicts.ts'

const NAMED = 10

/** @throws ContractViolation with the first failure and the names of the other failed variants */
export async function eachOf<Variant>(
  variants: Variant[],
  describe: (variant: Variant) => string,
  verify: (variant: Variant) => Promise<unknown>,
): Promise<void> {
  const failures: { variant: Variant; message: string }[] = []
  for (const variant of variants) {
    await verify(variant).catch((error: unknown) => {
      if (!(error instanceof ContractViolation)) throw error
      failures.push({ variant, message: error.message })
    })
  }
  const [first, ...others] = failures
  if (!first) return
  // Once more, so that the last recorded request is the one that failed.
  if (first.variant !== variants.at(-1)) await verify(first.variant).catch(() => undefined)
  const also = others.slice(0, NAMED).map(({ variant }) => `also when ${describe(variant)}`)
  const omitted = others.length > NAMED ? [`and ${others.length - NAMED} more`] : []
  throw new ContractViolation(
    [first.message, `when ${describe(first.variant)}`, ...also, ...omitted].join('\n'),
  )
}

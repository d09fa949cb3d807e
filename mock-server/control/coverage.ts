import type { ControlsFor, ObserveContext } from './context.ts'

export const coverage = {
  getCoverage: (_request, context) => coverageOf(context),

  clearCoverage: (_request, { coverage, violations }) => {
    coverage.clear()
    violations?.clear()
  },
} satisfies ControlsFor<'getCoverage' | 'clearCoverage', Omit<ObserveContext, 'session'>>

/** Everything that was seen so far, by all sessions together. */
export function coverageOf({
  coverage,
  contract,
  violations,
}: Pick<ObserveContext, 'coverage' | 'contract' | 'violations'>) {
  const { declared, undeclared } = coverage.report(contract)
  const exercised = declared.filter(({ calls }) => calls > 0).length
  return {
    exercised,
    possible: declared.length,
    declared,
    undeclared,
    ...(violations && { violations: violations.all() }),
  }
}

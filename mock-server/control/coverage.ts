import type { ControlsFor, Watch } from './context.ts'

export const coverage = {
  getCoverage: (_request, desk) => coverageOf(desk),

  clearCoverage: (_request, { coverage, violations }) => {
    coverage.clear()
    violations?.clear()
  },
} satisfies ControlsFor<'getCoverage' | 'clearCoverage', Watch>

/** Everything that was seen so far, by all sessions together. */
export function coverageOf({
  coverage,
  contract,
  violations,
}: Pick<Watch, 'coverage' | 'contract' | 'violations'>) {
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

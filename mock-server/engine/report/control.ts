import type { Contract } from '../contract/contract.ts'
import type { ControlsFor } from '../control/handler-types.ts'
import { rejectAbsent, rejectUnprocessable } from '../rule-violation.ts'
import type { Coverage } from './coverage.ts'
import type { Violations } from './violations.ts'

type Covered = { coverage: Coverage }

export type CoverageContext = {
  coverage: Coverage
  contract: Contract
  /** The contract violations that a proxy has seen. */
  violations?: Violations
  /** A proxy has none. */
  sessions?: { peek: (key: string) => Covered | undefined; all: () => Covered[] }
}

export const coverage = {
  getCoverage: ({ query }, context) =>
    coverageOf(query.session === undefined ? context : ofSession(query.session, context)),

  clearCoverage: (_request, { coverage, violations, sessions }) => {
    coverage.clear()
    violations?.clear()
    for (const session of sessions?.all() ?? []) session.coverage.clear()
  },
} satisfies ControlsFor<'getCoverage' | 'clearCoverage', CoverageContext>

/** @throws RuleViolation 404 for an unknown session, 422 for a proxy, which has no sessions */
export function ofSession(key: string, { sessions, contract }: CoverageContext): CoverageContext {
  if (!sessions) {
    return rejectUnprocessable('A proxy has no sessions.', [
      { field: 'session', message: 'must be left out' },
    ])
  }
  const { coverage } = sessions.peek(key) ?? rejectAbsent(`session ${key}`)
  return { coverage, contract }
}

/** The coverage of all sessions together, unless that of one session is given. */
export function coverageOf({ coverage, contract, violations }: CoverageContext) {
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

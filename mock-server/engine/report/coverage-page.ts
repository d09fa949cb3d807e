import type { Cell } from './coverage.ts'
import { neverSeen } from './coverage.ts'
import { coverageTable } from './coverage-table.ts'
import { reportPage, sentences } from './report-page.ts'

export type Traffic = {
  /** The server or test run that it covers. */
  subject: string
  declared: Cell[]
  undeclared: Cell[]
  /** Contract violations, each kind once; undefined where responses are not validated. */
  violations?: { operation?: string; message: string; calls: number }[]
}

/** The contract coverage of some traffic, as one page. */
export function coveragePage({ subject, declared, undeclared, violations }: Traffic): string {
  const coveredCount = declared.filter(({ calls }) => calls > 0).length
  const calls = [...declared, ...undeclared].reduce((sum, cell) => sum + cell.calls, 0)
  const operations = new Set(declared.map(({ operation }) => operation))
  const called = new Set(declared.filter(({ calls }) => calls > 0).map(({ operation }) => operation))
  return reportPage({
    subject,
    verdict: violations?.length
      ? `violates the contract in ${violations.length} ${violations.length === 1 ? 'way' : 'ways'}`
      : `${coveredCount} of ${declared.length} declared responses exercised`,
    isGood: !violations?.length,
    figures: [
      { value: String(calls), what: calls === 1 ? 'response' : 'responses' },
      { value: `${called.size} of ${operations.size}`, what: 'operations called' },
      { value: `${coveredCount} of ${declared.length}`, what: 'declared statuses × roles seen' },
      ...(violations
        ? [
            {
              value: String(violations.length),
              what: 'kinds of violation',
              ...(violations.length > 0 && { kind: 'bad' as const }),
            },
          ]
        : []),
    ],
    sections: [
      sentences(
        'Contract violations',
        (violations ?? []).map(
          ({ operation = 'no operation', message, calls }) => `${operation}, ${calls} ×: ${message}`,
        ),
      ),
      `<section><h2>Coverage</h2>${coverageTable(declared)}</section>`,
      sentences(
        'Undeclared responses',
        undeclared.map(({ operation, status, role, calls }) => `${operation} ${status} ${role}: ${calls}`),
      ),
      sentences('Not seen', neverSeen(declared)),
    ],
  })
}

import { presentable, showing } from './presentable.ts'
import type { RunReport } from './summary.ts'
import { countOf, gapsOf } from './summary.ts'

export function jsonOf(report: RunReport): string {
  const run = presentable(report, showing(report.secrets))
  const { backend, seed, ms, undeclared, notCleanedUp } = run
  const outcomes = run.outcomes.map(({ check, result, reason, requests, ms }) => ({
    id: check.id,
    title: check.title,
    result,
    ...(reason !== undefined && { reason }),
    requests,
    ms: Math.round(ms),
  }))
  const figures = { backend, seed, ms: Math.round(ms), ...countOf(run) }
  const fields = { ...figures, outcomes, notSeen: gapsOf(run), undeclared, notCleanedUp }
  return `${JSON.stringify(fields, null, 2)}\n`
}

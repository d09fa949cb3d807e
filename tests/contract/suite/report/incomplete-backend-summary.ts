import { allCells } from '../coverage.ts'
import { operations } from '../document.ts'
import type { Show } from './curl.ts'
import { asText } from './curl.ts'
import type { RunReport } from './summary.ts'
import { byReason, counted, countOf, coveredCells, failuresOf, verdictOf, violating } from './summary.ts'

const SHOWN_LINES = 14
const SHOWN_REASONS = 5
const LINE = 150

/** The terminal output for a server that is not built completely: one failure, the rest in a line each. */
export function incompleteBackendSummary(run: RunReport, show: Show): string {
  const { notBuilt = [], outcomes, notCleanedUp } = run
  const { passed, failed, notCovered } = countOf(run)
  const [first, ...more] = failuresOf(run)
  const blocked = outcomes.filter(({ result }) => result === 'not covered')
  const sections = [
    `${run.backend} ${verdictOf(run)}`,
    first ? `✗ ${first.first.check.id}\n${firstFailure(first.first, show)}` : '',
    listed(more.map(({ first: { check, reason = '' } }) => `✗ ${check.id}: ${reason.split('\n')[0]}`)),
    `Not built, ${notBuilt.length} of ${operations.length}: ${notBuilt.join(', ')}`,
    `Not covered:\n${listed(mostFirst(byReason(blocked)).map(([reason, own]) => `${own.length} × ${reason}`))}`,
    notCleanedUp.length > 0 ? `Left behind, to be cleaned up by hand:\n${listed(notCleanedUp)}` : '',
    `${counted(passed)} passed, ${failed} failed, ${notCovered} not covered; ${coveredCells(run)} of ${allCells.length} declared statuses × roles seen, seed ${run.seed}`,
    nextLines(run),
  ]
  return sections.filter((each) => each !== '').join('\n\n')
}

const mostFirst = (groups: ReturnType<typeof byReason>) =>
  [...groups].sort(([, one], [, other]) => other.length - one.length)

/** What to do next, numbered. */
export const nextLines = ({ next = [] }: Pick<RunReport, 'next'>) =>
  next.length === 0 ? '' : `Next:\n${next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`

function firstFailure(outcome: Parameters<typeof violating>[0], show: Show): string {
  const exchange = violating(outcome)
  const reason = (outcome.reason ?? '').split('\n').slice(0, 3)
  const lines = [...reason, ...(exchange ? asText(exchange, show).split('\n') : [])].filter(
    (line) => line !== '',
  )
  const rest = lines.length > SHOWN_LINES ? ['…'] : []
  return [...lines.slice(0, SHOWN_LINES), ...rest].map((line) => `  ${line.slice(0, LINE)}`).join('\n')
}

function listed(lines: string[]): string {
  const rest = lines.length > SHOWN_REASONS ? [`and ${lines.length - SHOWN_REASONS} more`] : []
  return [...lines.slice(0, SHOWN_REASONS), ...rest].map((line) => `  ${line.slice(0, LINE)}`).join('\n')
}

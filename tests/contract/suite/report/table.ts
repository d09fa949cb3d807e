import { allCells } from '../coverage.ts'
import type { Outcome } from '../runner.ts'
import type { Show } from './curl.ts'
import { asText } from './curl.ts'
import { incompleteBackendSummary, nextLines } from './incomplete-backend-summary.ts'
import { presentable, showing } from './presentable.ts'
import type { RunReport } from './summary.ts'
import {
  byKind,
  byReason,
  countOf,
  coveredCells,
  failuresOf,
  gapLines,
  gapsOf,
  NOT_TRIED,
  verdictOf,
  violating,
} from './summary.ts'

const SHOWN_LINES = 12
const SHOWN_FAILURES = 10

/** The terminal output at the end of a run. */
export function tableOf(report: RunReport, options: { showSecrets?: boolean } = {}): string {
  const show = showing(report.secrets, options)
  const run = presentable(report, show)
  const { notCovered } = countOf(run)
  if (run.notBuilt && run.notBuilt.length > 0) return incompleteBackendSummary(run, show)
  const sections = [
    `${run.backend} ${verdictOf(run)}`,
    ...failureTexts(run, show),
    notCovered > 0 ? `Not covered:\n${notCoveredLines(run.outcomes)}` : '',
    gaps(run),
    undeclaredLines(run.undeclared),
    run.notCleanedUp.length > 0 ? `Left behind, to be cleaned up by hand:\n${list(run.notCleanedUp)}` : '',
    kinds(run),
    `${coveredCells(run)} of ${allCells.length} declared statuses × roles seen, seed ${run.seed}`,
    nextLines(run),
  ]
  return sections.filter((each) => each !== '').join('\n\n')
}

function failureTexts(run: RunReport, show: Show): string[] {
  const failures = failuresOf(run)
  const more = failures.slice(SHOWN_FAILURES).flatMap(({ first, others }) => [first, ...others])
  const rest = more.length > 0 ? [`✗ and, for other reasons:\n${list(more.map(summaryOf))}`] : []
  return [...failures.slice(0, SHOWN_FAILURES).map((each) => failure(each, show)), ...rest]
}

const summaryOf = ({ check, reason = '' }: Outcome) => `${check.id}: ${reason.split('\n')[0]?.slice(0, 160)}`

function failure({ first, others }: ReturnType<typeof failuresOf>[number], show: Show): string {
  const { check, reason = '' } = first
  const last = violating(first)
  const said = last ? `\n\n${indented(asText(last, show))}` : ''
  const also =
    others.length > 0
      ? `\n\n  Also failing for this reason\n${list(others.map((each) => each.check.id))}`
      : ''
  return `✗ ${check.id}\n  ${check.title}\n\n${indented(reason)}${said}${also}`
}

function kinds(run: RunReport): string {
  const rows = byKind(run).map(({ kind, passed, failed, notCovered, requests, ms }) =>
    [kind, passed, failed, notCovered, requests, `${(ms / 1000).toFixed(1)} s`].map(String),
  )
  const table = [['', 'passed', 'failed', 'not covered', 'requests', 'time'], ...rows]
  const widths =
    table[0]?.map((_each, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  return table
    .map((row) =>
      row
        .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

function notCoveredLines(outcomes: Outcome[]): string {
  const left = outcomes.filter(({ result }) => result === 'not covered')
  return byReason(left)
    .map(([reason, each]) => `  ${reason}\n${list(each.map(({ check }) => check.id))}`)
    .join('\n')
}

function gaps(run: RunReport): string {
  const all = gapsOf(run)
  const groups = byReason(all.filter(({ reason }) => reason !== NOT_TRIED)).map(
    ([reason, own]) => `  ${reason}\n${list(gapLines(own))}`,
  )
  const rest = all.filter(({ reason }) => reason === NOT_TRIED).length
  if (rest > 0) groups.push(`  ${NOT_TRIED}\n${list([`${rest} declared statuses × roles`])}`)
  return groups.length > 0 ? `Statuses that were not seen:\n${groups.join('\n')}` : ''
}

function undeclaredLines(fields: string[]): string {
  if (fields.length === 0) return ''
  return `Undeclared fields (failures with --strict):\n${list(fields)}`
}

const list = (lines: string[]) => {
  const more = lines.length > SHOWN_LINES ? [`and ${lines.length - SHOWN_LINES} more`] : []
  return [...lines.slice(0, SHOWN_LINES), ...more].map((line) => `    ${line}`).join('\n')
}
const indented = (text: string) => text.replaceAll(/^/gm, '    ')

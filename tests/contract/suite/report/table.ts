import type { Outcome } from '../runner.ts'
import type { Show } from './curl.ts'
import { asText, cutTo } from './curl.ts'
import { presentable, showing } from './presentable.ts'
import type { RunReport } from './summary.ts'
import {
  byReason,
  cellsName,
  counted,
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
const SHOWN_LENGTH = 220

export function tableOf(report: RunReport): string {
  const show = showing(report.secrets)
  const run = presentable(report, show)
  const { passed, failed, notCovered } = countOf(run)
  const { backend, outcomes, notBuilt = [], notCleanedUp, document } = run
  const isYoung = notBuilt.length > 0
  const uncovered = outcomes.filter(({ result }) => result === 'not covered')
  const counts = `${counted(passed)} passed, ${failed} failed, ${notCovered} not covered`
  const requests = outcomes.reduce((sum, outcome) => sum + outcome.requests, 0)
  const seen = `${coveredCells(run)} of ${document.cells.length} ${cellsName(run)} seen, seed ${run.seed}`
  const sections = [
    `${backend} ${verdictOf(run)}`,
    ...(isYoung ? firstFailureOf(run, show) : failureTexts(run, show)),
    isYoung ? `Not built, ${notBuilt.length} of ${document.operations.length}: ${notBuilt.join(', ')}` : '',
    notCovered > 0 ? `Not covered:\n${isYoung ? countedReasons(uncovered) : reasons(uncovered)}` : '',
    notCleanedUp.length > 0
      ? `Left behind, to be cleaned up by hand:\n${(isYoung ? shortList : list)(notCleanedUp)}`
      : '',
    ...(isYoung
      ? []
      : [
          gaps(run),
          run.undeclared.length > 0
            ? `Undeclared fields (failures with --strict):\n${list(run.undeclared)}`
            : '',
          run.advice ? `Advice, not violations:\n${list(run.advice.slice(0, 20))}` : '',
        ]),
    `${counts}; ${requests} requests in ${(run.ms / 1000).toFixed(1)} s; ${seen}`,
    nextLines(run),
  ]
  return sections.filter((section) => section !== '').join('\n\n')
}

function failureTexts(run: RunReport, show: Show): string[] {
  const failures = failuresOf(run)
  const omitted = failures.slice(SHOWN_FAILURES).flatMap(({ first, others }) => [first, ...others])
  const rest = omitted.length > 0 ? [`✗ and, for other reasons:\n${list(omitted.map(summaryOf))}`] : []
  return [...failures.slice(0, SHOWN_FAILURES).map((group) => failure(group, show)), ...rest]
}

const summaryOf = ({ check, reason = '' }: Outcome) =>
  cutTo(SHOWN_LENGTH, `${check.id}: ${reason.split('\n')[0]}`)

function failure({ first, others }: ReturnType<typeof failuresOf>[number], show: Show): string {
  const { check, reason = '' } = first
  const last = violating(first)
  const exchangeText = last ? `\n\n${indented(asText(last, show))}` : ''
  const also =
    others.length > 0
      ? `\n\n  Also failing for this reason\n${list(others.map((outcome) => outcome.check.id))}`
      : ''
  return `✗ ${check.id}\n  ${check.title}\n\n${indented(reason)}${exchangeText}${also}`
}

const reasons = (outcomes: Outcome[]) =>
  byReason(outcomes)
    .map(([reason, group]) => `  ${reason}\n${list(group.map(({ check }) => check.id))}`)
    .join('\n')

function gaps(run: RunReport): string {
  const allGaps = gapsOf(run)
  const groups = byReason(allGaps.filter(({ reason }) => reason !== NOT_TRIED)).map(
    ([reason, group]) => `  ${reason}\n${list(gapLines(group))}`,
  )
  const rest = allGaps.filter(({ reason }) => reason === NOT_TRIED).length
  if (rest > 0) groups.push(`  ${NOT_TRIED}\n${list([`${rest} ${cellsName(run).replace(/,$/, '')}`])}`)
  return groups.length > 0 ? `Statuses that were not seen:\n${groups.join('\n')}` : ''
}

const list = (lines: string[], most = SHOWN_LINES, indent = '    ') => {
  const omitted = lines.length > most ? [`and ${lines.length - most} more`] : []
  return [...lines.slice(0, most), ...omitted].map((line) => `${indent}${line}`).join('\n')
}
const indented = (text: string) => text.replaceAll(/^/gm, '    ')

// While a server is not built completely: one failure, and the rest in a line each.

const FIRST_LINES = 14
const YOUNG_LINES = 5
const LINE = 200

function firstFailureOf(run: RunReport, show: Show): string[] {
  const [first, ...otherFailures] = failuresOf(run)
  if (!first) return []
  const { check, reason = '' } = first.first
  const exchange = violating(first.first)
  const exchangeText = exchange ? asText(exchange, show).split('\n') : []
  const lines = [...reason.split('\n').slice(0, 3), ...exchangeText].filter((line) => line !== '')
  const text = cutLines(lines.slice(0, FIRST_LINES)).map((line) => `  ${line}`)
  return [
    [`✗ ${check.id}`, ...text, ...(lines.length > FIRST_LINES ? ['  …'] : [])].join('\n'),
    shortList(otherFailures.map(({ first }) => `✗ ${summaryOf(first)}`)),
  ]
}

const countedReasons = (outcomes: Outcome[]) =>
  shortList(
    byReason(outcomes)
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([reason, group]) => `${group.length} × ${reason}`),
  )

const nextLines = ({ next = [] }: Pick<RunReport, 'next'>) =>
  next.length === 0
    ? ''
    : `Next:\n${cutLines(next.map((step, index) => `  ${index + 1}. ${step}`)).join('\n')}`

const cutLines = (lines: string[]) => lines.map((line) => cutTo(LINE, line))
const shortList = (lines: string[]) => list(cutLines(lines), YOUNG_LINES, '  ')

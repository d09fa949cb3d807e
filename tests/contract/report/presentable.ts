import type { Secrets } from '../suite/secrets.ts'
import type { Show } from './curl.ts'
import { shortened } from './curl.ts'
import type { RunReport } from './summary.ts'

// What moves the cursor, changes colours or the direction of text.
const OBEYED = /[^\P{Cc}\t\n]|\p{Bidi_Control}/gu

/** Hides the secrets of a run, unless asked for, and what a terminal or browser would obey. */
export const showing =
  (secrets: Secrets, { showSecrets = false } = {}): Show =>
  (text) =>
    (showSecrets ? text : secrets.hide(text)).replaceAll(OBEYED, '\uFFFD')

/** The run as it may be shown: nothing that a server said is passed on as it is. First hidden, then shortened. */
export function presentable(report: RunReport, show: Show): RunReport {
  return {
    ...report,
    backend: show(report.backend),
    outcomes: report.outcomes.map(({ reason, ...outcome }) => ({
      ...outcome,
      ...(reason !== undefined && { reason: shortenedLines(show(reason)) }),
    })),
    undeclared: report.undeclared.map((each) => shortened(show(each), MAX_LINE)),
    notCleanedUp: report.notCleanedUp.map((each) => shortened(show(each), MAX_LINE)),
  }
}

const MAX_LINE = 600
const MAX_LINES = 30

function shortenedLines(text: string): string {
  const lines = text.split('\n')
  const more = lines.length > MAX_LINES ? [`… (${lines.length} lines)`] : []
  return [...lines.slice(0, MAX_LINES).map((line) => shortened(line, MAX_LINE)), ...more].join('\n')
}

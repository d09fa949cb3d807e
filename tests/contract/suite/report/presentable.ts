import type { Secrets } from '../secrets.ts'
import type { Show } from './curl.ts'
import { shortened } from './curl.ts'
import type { RunReport } from './summary.ts'

// Control characters, except tab and newline, and characters that change the text direction.
const UNSAFE_CHARACTERS = /[^\P{Cc}\t\n]|\p{Bidi_Control}/gu

/** Redacts secrets, unless `showSecrets` is set, and replaces control characters. */
export const showing =
  (secrets: Secrets, { showSecrets = false } = {}): Show =>
  (text) =>
    (showSecrets ? text : secrets.hide(text)).replaceAll(UNSAFE_CHARACTERS, '\uFFFD')

/** Sanitizes all text from the server. Redacts before shortening, so that no partial secret is left. */
export function presentable(report: RunReport, show: Show): RunReport {
  return {
    ...report,
    backend: show(report.backend),
    outcomes: report.outcomes.map(({ reason, ...outcome }) => ({
      ...outcome,
      ...(reason !== undefined && { reason: shortenedLines(show(reason)) }),
    })),
    ...(report.next && { next: report.next.map((each) => shortened(show(each), MAX_LINE)) }),
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

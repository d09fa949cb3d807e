import type { Secrets } from '../secrets.ts'
import type { Show } from './curl.ts'
import { shortened } from './curl.ts'
import type { RunReport } from './summary.ts'

// Control characters, except tab and newline, and characters that change the text direction.
const UNSAFE_CHARACTERS = /[^\P{Cc}\t\n]|\p{Bidi_Control}/gu

export const showing =
  (secrets: Secrets): Show =>
  (text) =>
    secrets.hide(text).replaceAll(UNSAFE_CHARACTERS, '\uFFFD')

/** Sanitizes all text from the server. Redacts before shortening, so that no partial secret is left. */
export function presentable(report: RunReport, show: Show): RunReport {
  const linesOf = (texts: string[]) => texts.map((text) => shortened(show(text), MAX_LINE))
  return {
    ...report,
    backend: show(report.backend),
    outcomes: report.outcomes.map(({ reason, ...outcome }) => ({
      ...outcome,
      ...(reason !== undefined && { reason: shortenedLines(show(reason)) }),
    })),
    ...(report.next && { next: linesOf(report.next) }),
    ...(report.advice && { advice: linesOf(report.advice) }),
    undeclared: linesOf(report.undeclared),
    notCleanedUp: linesOf(report.notCleanedUp),
  }
}

const MAX_LINE = 600
const MAX_LINES = 30

function shortenedLines(text: string): string {
  const lines = text.split('\n')
  const omitted = lines.length > MAX_LINES ? [`… (${lines.length} lines)`] : []
  return [...lines.slice(0, MAX_LINES).map((line) => shortened(line, MAX_LINE)), ...omitted].join('\n')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// XML 1.0 cannot represent these, not even as entities, and HTML forbids most of them.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const writable = (text: string) => text.replaceAll(UNWRITABLE, '\uFFFD')

export const escaped = (text: string) =>
  writable(text).replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

import { html, raw } from 'hono/html'
import { coverageTable } from '../../../../mock-server/engine/report/coverage-table.ts'
import { reportPage, sentences } from '../../../../mock-server/engine/report/report-page.ts'
import type { Outcome } from '../runner.ts'
import { isSameCell, kindOf } from '../verdicts.ts'
import type { Show } from './curl.ts'
import { asText } from './curl.ts'
import { presentable, showing, writable } from './presentable.ts'
import type { RunReport } from './summary.ts'
import {
  byKind,
  byReason,
  counted,
  countOf,
  coveredCells,
  failuresOf,
  gapLines,
  gapsOf,
  verdictOf,
  violating,
} from './summary.ts'

/** The run as a self-contained HTML page without scripts, fonts, images or requests. */
export function pageOf(report: RunReport, options: { showSecrets?: boolean } = {}): string {
  const show = showing(report.secrets, options)
  const run = presentable(report, show)
  const { passed, failed, notCovered } = countOf(run)
  return reportPage({
    subject: run.backend,
    verdict: verdictOf(run),
    isGood: failed === 0,
    figures: [
      { value: String(passed), what: 'checks passed' },
      { value: String(failed), what: 'failed', ...(failed > 0 && { kind: 'bad' as const }) },
      { value: String(notCovered), what: 'not covered', ...(notCovered > 0 && { kind: 'gap' as const }) },
      {
        value: `${coveredCells(run)} of ${run.document.cells.length}`,
        what: 'declared statuses × roles seen',
      },
      { value: String(run.seed), what: 'seed' },
      { value: `${(run.ms / 1000).toFixed(1)} s`, what: 'time' },
    ],
    sections: [
      sentences('Next', run.next ?? []),
      sentences('Not built', run.notBuilt?.length ? [run.notBuilt.join(', ')] : []),
      section(
        'Failures',
        failuresOf(run).map((group, index) => failure(group, show, index < OPEN_FAILURES)),
      ),
      section('Not covered, and why', notCoveredGroups(run.outcomes)),
      section('Coverage', [coverage(run)]),
      section('Statuses that were not seen, and why', gapGroups(run)),
      sentences('Undeclared fields', run.undeclared),
      sentences('Advice, not violations', run.advice ?? []),
      sentences('Left behind, to be cleaned up by hand', run.notCleanedUp),
      section(
        'All checks',
        byKind(run).map((kind) => kindOfChecks(kind, run)),
      ),
    ],
  })
}

/** The others are a line each until they are opened: a young server has many. */
const OPEN_FAILURES = 3

type Piece = ReturnType<typeof html>

const section = (title: string, pieces: Piece[]) =>
  pieces.length === 0 ? '' : String(html`<section><h2>${title}</h2>\n${pieces}</section>`)

function failure(
  { first, others }: ReturnType<typeof failuresOf>[number],
  show: Show,
  isOpen: boolean,
): Piece {
  const { check, reason = '', exchanges } = first
  const telling = violating(first)
  const said = [...exchanges.filter((exchange) => exchange !== telling), ...(telling ? [telling] : [])]
    .map((exchange) => html`<pre tabindex="0">${writable(asText(exchange, show))}</pre>`)
    .reverse()
  const [last = '', ...earlier] = said
  return html`<details class="failure" ${isOpen ? 'open' : ''}><summary><h3>${check.title}</h3><span class="id">${check.id}</span></summary><p class="why">${writable(reason)}</p>${last}
${earlier.length > 0 ? html`<details><summary>Before that</summary>${earlier}</details>` : ''}
${others.length > 0 ? html`<details><summary>Other checks that fail for this reason: ${others.length}</summary><ul>${others.map((outcome) => html`<li>${outcome.check.title}<span class="id">${outcome.check.id}</span></li>`)}</ul></details>` : ''}</details>\n`
}

function notCoveredGroups(outcomes: Outcome[]): Piece[] {
  const left = outcomes.filter(({ result }) => result === 'not covered')
  return byReason(left).map(([reason, outcomesOfReason]) => {
    const titles = outcomesOfReason.map(({ check }) => check.title)
    return group(reason, titles, counted(outcomesOfReason.length))
  })
}

const gapGroups = (run: RunReport) =>
  byReason(gapsOf(run)).map(([reason, gaps]) =>
    group(reason, gapLines(gaps), gaps.length === 1 ? 'one status' : `${gaps.length} statuses`),
  )

const group = (reason: string, lines: string[], count: string) =>
  html`<details><summary><b>${writable(reason)}</b> · ${count}</summary><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></details>\n`

function coverage(run: RunReport): Piece {
  const gaps = gapsOf(run)
  const cells = run.document.cells.map((cell) => ({
    ...cell,
    calls: run.coverage.of(cell),
    reason: gaps.find(isSameCell(cell))?.reason,
  }))
  return raw(coverageTable(cells))
}

function kindOfChecks(
  { kind, passed, failed, notCovered }: ReturnType<typeof byKind>[number],
  { outcomes }: RunReport,
): Piece {
  const rows = outcomes.filter(({ check }) => kindOf(check) === kind).map(row)
  return html`<details><summary><b>${kind}</b> · ${passed} passed, ${failed} failed, ${notCovered} not covered</summary><table class="checks"><tbody>${rows}</tbody></table></details>\n`
}

const signs = { passed: '✓', failed: '✗', 'not covered': '–' }
const classes = { passed: 'good', failed: 'bad', 'not covered': 'gap' }

function row({ check, result, reason = '', ms }: Outcome): Piece {
  const why = result === 'not covered' ? html`<small>${writable(reason)}</small>` : ''
  return html`<tr><td class="${classes[result]}"><span role="img" aria-label="${result}">${signs[result]}</span></td><td>${check.title}<span class="id">${check.id}</span>${why}</td><td>${Math.round(ms)} ms</td></tr>`
}

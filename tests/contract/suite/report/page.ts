import { html, raw } from 'hono/html'
import { coverageTable } from '../../../../mock-server/engine/report/coverage-table.ts'
import { reportPage } from '../../../../mock-server/engine/report/report-page.ts'
import { isSameCell } from '../verdicts.ts'
import { presentable, showing, writable } from './presentable.ts'
import type { RunReport } from './summary.ts'
import { cellsName, countOf, coveredCells, gapsOf, verdictOf } from './summary.ts'
import { tableOf } from './table.ts'

/** The run as a self-contained HTML page: the text of the terminal, and a table of every declared status and role. */
export function pageOf(report: RunReport): string {
  const run = presentable(report, showing(report.secrets))
  const { passed, failed, notCovered } = countOf(run)
  return reportPage({
    subject: run.backend,
    verdict: verdictOf(run),
    isGood: failed === 0 && run.unusable === undefined,
    figures: [
      { value: String(passed), what: 'checks passed' },
      { value: String(failed), what: 'failed', ...(failed > 0 && { kind: 'bad' as const }) },
      { value: String(notCovered), what: 'not covered', ...(notCovered > 0 && { kind: 'gap' as const }) },
      {
        value: `${coveredCells(run)} of ${run.document.cells.length}`,
        what: `${cellsName(run)} seen`,
      },
      { value: String(run.seed), what: 'seed' },
      { value: `${(run.ms / 1000).toFixed(1)} s`, what: 'time' },
    ],
    sections: [
      String(html`<section><h2>Results</h2><pre tabindex="0">${writable(tableOf(report))}</pre></section>`),
      String(html`<section><h2>Coverage</h2>${raw(coverage(run))}</section>`),
    ],
  })
}

function coverage(run: RunReport): string {
  const gaps = gapsOf(run)
  return coverageTable(
    run.document.cells.map((cell) => ({
      ...cell,
      calls: run.coverage.of(cell),
      reason: gaps.find(isSameCell(cell))?.reason,
    })),
  )
}

import type { ContractRun } from '../contract-run.ts'
import type { Coverage } from '../coverage.ts'
import type { ContractDocument } from '../document.ts'
import { grouped } from '../grouped.ts'
import type { Outcome } from '../runner.ts'
import type { Secrets } from '../secrets.ts'
import type { Cell } from '../verdicts.ts'
import { isSameCell } from '../verdicts.ts'
import type { Exchange } from '../wire.ts'
import { cutTo } from './curl.ts'

export type RunReport = {
  document: Pick<ContractDocument, 'cells' | 'operations' | 'roles'>
  backend: string
  seed: number
  outcomes: Outcome[]
  coverage: Coverage
  undeclared: string[]
  advice?: string[]
  notCleanedUp: string[]
  unusable?: string | undefined
  notBuilt?: string[]
  next?: string[]
  secrets: Secrets
  ms: number
}

type Judged = Pick<RunReport, 'outcomes' | 'coverage' | 'document' | 'unusable'>

export const reportOf = (
  run: ContractRun,
  outcomes: Pick<RunReport, 'outcomes' | 'notBuilt' | 'next'>,
  ms: number,
): RunReport => ({
  document: run.document,
  backend: run.backend.name,
  seed: run.options.seed,
  ...outcomes,
  coverage: run.coverage,
  undeclared: [...run.undeclared],
  ...(run.advice.size > 0 && { advice: [...run.advice] }),
  notCleanedUp: run.cleanup.notCleanedUp,
  unusable: run.unusable(),
  secrets: run.wire.secrets,
  ms,
})

/** The reason for an unseen status if only some of the checks were run. */
export const NOT_TRIED = 'none of the checks that ran covers it'

type Gap = Cell & { reason: string }

const LONGEST_REASON = 160

export function verdictOf(run: Judged): string {
  const [first, ...others] = failuresOf(run)
  if (first) {
    const [line = ''] = (first.first.reason ?? '').split('\n')
    const ways = others.length === 1 ? '1 other way' : `${others.length} other ways`
    const otherWays = others.length > 0 ? `, and in ${ways}` : ''
    return `violates the contract in ${counted(countOf(run).failed)}: ${cutTo(LONGEST_REASON, line)}${otherWays}`
  }
  if (run.unusable !== undefined) return `was not checked: ${run.unusable}`
  if (isComplete(run)) return 'conforms to the contract'
  const { passed } = countOf(run)
  return passed === 0
    ? 'was not checked: no check could run'
    : `has no violations; ${passed} of ${counted(run.outcomes.length)} ran`
}

export const counted = (checks: number) => `${checks} ${checks === 1 ? 'check' : 'checks'}`

/** Whether every declared status was seen and every check ran, except those this server does not allow. */
export const isComplete = (run: Judged) =>
  run.outcomes.every(({ result, check }) => result !== 'not covered' || check.needsOwnServer) &&
  gapsOf(run).length === 0

export function gapsOf({ document, outcomes, coverage }: Judged): Gap[] {
  return document.cells
    .filter((cell) => coverage.of(cell) === 0)
    .map((cell) => ({ ...cell, reason: reasonFor(cell, outcomes) }))
}

export function countOf({ outcomes }: Pick<RunReport, 'outcomes'>) {
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length
  return { passed: count('passed'), failed: count('failed'), notCovered: count('not covered') }
}

/** The failures, with checks grouped by reason, since one defect may fail many. */
export function failuresOf({
  outcomes,
}: Pick<RunReport, 'outcomes'>): { first: Outcome; others: Outcome[] }[] {
  const failed = outcomes.filter(({ result }) => result === 'failed')
  return byReason(failed).flatMap(([, [first, ...others]]) => (first ? [{ first, others }] : []))
}

/** The exchange that the reason names, as in `getStats answers 200, and …`; without a name, the last one. */
export function violating({ reason = '', exchanges }: Outcome): Exchange | undefined {
  const [, operation, status] = /^(\w+) answers (\d{3})/.exec(reason) ?? []
  const exchangesOfOperation = exchanges.filter(
    (exchange) => exchange.operation === operation && String(exchange.received?.status) === status,
  )
  return exchangesOfOperation.at(-1) ?? exchanges.at(-1)
}

/** Unseen statuses, one line per operation: `getStats 200 admin, 400 admin`. */
export function gapLines(gaps: Gap[]): string[] {
  return [...grouped(gaps, ({ operation }) => operation)].map(
    ([operation, rows]) => `${operation} ${rows.map(({ status, role }) => `${status} ${role}`).join(', ')}`,
  )
}

/** Groups items by reason, in order of first occurrence. */
export function byReason<Item extends { reason?: string }>(items: Item[]): [reason: string, items: Item[]][] {
  const groups = grouped(items, ({ reason = '' }) => causeOf(reason))
  return [...groups.values()].map((group) => [group[0]?.reason ?? '', group])
}

/** The reason without the parts that vary between responses: ids, timestamps and numbers. */
const causeOf = (reason: string) =>
  reason
    .replaceAll(/("requestId"\s*:\s*)"[^"]*"/gi, '$1')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}\b/gi, '')
    .replaceAll(/\b[a-z]{2,8}_[A-Za-z0-9]*\d[A-Za-z0-9_-]*/g, '')
    .replaceAll(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')

/** What the cells of a document are called; without roles, they are of callers with and without credentials. */
export const cellsName = ({ document: { roles } }: Pick<RunReport, 'document'>) =>
  roles.length > 0 ? 'declared statuses × roles' : 'declared statuses, with and without credentials,'

export const coveredCells = ({ document, coverage }: Pick<RunReport, 'coverage' | 'document'>) =>
  document.cells.filter((cell) => coverage.of(cell) > 0).length

function reasonFor(cell: Cell, outcomes: Outcome[]): string {
  const ofCell = outcomes.filter(({ check }) => check.covers?.some(isSameCell(cell)))
  if (ofCell.some(({ result }) => result === 'failed')) return 'the check that covers it failed'
  // A sequence of calls skips roles without an account.
  const { operation, role } = cell
  const ofRole = outcomes.filter(({ check }) =>
    check.covers?.some((coveredCell) => coveredCell.operation === operation && coveredCell.role === role),
  )
  return [...ofCell, ...ofRole].find(({ result }) => result === 'not covered')?.reason ?? NOT_TRIED
}

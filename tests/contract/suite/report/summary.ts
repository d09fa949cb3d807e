import type { Coverage } from '../coverage.ts'
import { allCells, ruleOf } from '../coverage.ts'
import type { Outcome } from '../runner.ts'
import type { Secrets } from '../secrets.ts'
import type { Cell } from '../verdicts.ts'
import { kindOf } from '../verdicts.ts'
import type { Exchange } from '../wire.ts'

/** The data of a complete run that all reports share. */
export type RunReport = {
  backend: string
  seed: number
  outcomes: Outcome[]
  coverage: Coverage
  undeclared: string[]
  notCleanedUp: string[]
  /** The operations that are not built, and what to do next. */
  notBuilt?: string[]
  next?: string[]
  /** Redacted in reports. */
  secrets: Secrets
  ms: number
}

/** The reason for an unseen status if only some of the checks were run. */
export const NOT_TRIED = 'none of the checks that ran covers it'

const ITS_CHECK_FAILED = 'the check that covers it failed'

export type Gap = Cell & { reason: string }

const LONGEST_REASON = 160

/** A one-sentence verdict that covers only what was tested. */
export function verdictOf(run: Pick<RunReport, 'outcomes' | 'coverage'>): string {
  const [first, ...others] = failuresOf(run)
  if (first) {
    const [line = ''] = (first.first.reason ?? '').split('\n')
    const ways = others.length === 1 ? '1 other way' : `${others.length} other ways`
    const more = others.length > 0 ? `, and in ${ways}` : ''
    return `violates the contract in ${counted(rulesOf(run.outcomes, 'failed').size)}: ${line.slice(0, LONGEST_REASON)}${more}`
  }
  return isComplete(run)
    ? 'conforms to the contract'
    : `has no violations in ${counted(rulesOf(run.outcomes, 'passed').size)}; some were not run`
}

/** The checks with at least one line that ended so. */
const rulesOf = (outcomes: Outcome[], result: Outcome['result']) =>
  new Set(outcomes.flatMap((each) => (each.result === result ? [ruleOf(each.check)] : [])))

export const counted = (checks: number) => `${checks} ${checks === 1 ? 'check' : 'checks'}`

/** Whether every declared status was seen and every check ran, except those this server does not allow. */
export const isComplete = (run: Pick<RunReport, 'outcomes' | 'coverage'>) =>
  run.outcomes.every(({ result, check }) => result !== 'not covered' || check.needsOwnServer) &&
  gapsOf(run).length === 0

/** Declared statuses that the run did not see, with reasons. */
export function gapsOf({ outcomes, coverage }: Pick<RunReport, 'outcomes' | 'coverage'>): Gap[] {
  return allCells
    .filter((cell) => coverage.of(cell) === 0)
    .map((cell) => ({ ...cell, reason: reasonFor(cell, outcomes) }))
}

export function countOf({ outcomes }: Pick<RunReport, 'outcomes'>) {
  const count = (result: Outcome['result']) => outcomes.filter((each) => each.result === result).length
  return { passed: count('passed'), failed: count('failed'), notCovered: count('not covered') }
}

/** The failures, with checks grouped by reason, since one defect may fail many. */
export function failuresOf({
  outcomes,
}: Pick<RunReport, 'outcomes'>): { first: Outcome; others: Outcome[] }[] {
  const failed = outcomes.filter(({ result }) => result === 'failed')
  return byReason(failed).flatMap(([, [first, ...others]]) => (first ? [{ first, others }] : []))
}

/** The exchange that the reason is about, such as `getStats answers 200, and …`; otherwise the last one. */
export function violating({ reason = '', exchanges }: Outcome): Exchange | undefined {
  const [, operation, status] = /^(\w+) answers (\d{3})/.exec(reason) ?? []
  const own = exchanges.filter(
    (each) => each.operation === operation && String(each.received?.status) === status,
  )
  return own.at(-1) ?? exchanges.at(-1)
}

/** Unseen statuses, one line per operation: `getStats 200 admin, 400 admin`. */
export function gapLines(gaps: Gap[]): string[] {
  const operations = [...new Set(gaps.map(({ operation }) => operation))]
  return operations.map((operation) => {
    const own = gaps.filter((gap) => gap.operation === operation)
    return `${operation} ${own.map(({ status, role }) => `${status} ${role}`).join(', ')}`
  })
}

/** Groups items by reason, in order of first occurrence. */
export function byReason<Item extends { reason?: string }>(items: Item[]): [reason: string, items: Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const cause = causeOf(item.reason ?? '')
    groups.set(cause, [...(groups.get(cause) ?? []), item])
  }
  return [...groups.values()].map((own) => [own[0]?.reason ?? '', own])
}

/** The reason without the parts that vary between responses: ids, timestamps and numbers. */
const causeOf = (reason: string) =>
  reason
    .replaceAll(/("requestId"\s*:\s*)"[^"]*"/gi, '$1')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}\b/gi, '')
    .replaceAll(/\b[a-z]{2,8}_[A-Za-z0-9]*\d[A-Za-z0-9_-]*/g, '')
    .replaceAll(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')

export function byKind({ outcomes }: Pick<RunReport, 'outcomes'>) {
  const kinds = [...new Set(outcomes.map(({ check }) => kindOf(check)))]
  return kinds.map((kind) => {
    const own = outcomes.filter(({ check }) => kindOf(check) === kind)
    const requests = own.reduce((sum, each) => sum + each.requests, 0)
    return { kind, ...countOf({ outcomes: own }), requests, ms: own.reduce((sum, { ms }) => sum + ms, 0) }
  })
}

export const coveredCells = ({ coverage }: Pick<RunReport, 'coverage'>) =>
  allCells.filter((cell) => coverage.of(cell) > 0).length

function reasonFor(cell: Cell, outcomes: Outcome[]): string {
  const isThis = ({ operation, status, role }: Cell) =>
    operation === cell.operation && status === cell.status && role === cell.role
  const outcome = outcomes.find(({ check, result }) => result !== 'passed' && check.covers.some(isThis))
  if (outcome?.result === 'failed') return ITS_CHECK_FAILED
  return outcome?.reason ?? NOT_TRIED
}

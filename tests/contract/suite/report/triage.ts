import type { Outcome } from '../runner.ts'
import { counted } from './summary.ts'

type Answered = ReadonlyMap<string, ReadonlySet<number>>

const NOT_BUILT = [404, 405, 501]
const MAX_NEXT = 3

/** A check is blocked, not failed, if it needs an operation that is missing or that fails in its own check. */
export function triage(outcomes: Outcome[], answered: Answered) {
  const notBuilt = [...answered].filter(([, statuses]) => isNotBuilt(statuses)).map(([id]) => id)
  const failing = outcomes.filter(({ result }) => result === 'failed')
  const blockers = new Map<string, number>()
  const sorted = outcomes.map((outcome): Outcome => {
    if (outcome.result === 'passed') return outcome
    const isAboutBuilt = builtIn(outcome, answered, notBuilt)
    const missing = notBuilt.find((id) => id === subjectOf(outcome) || (needs(outcome, id) && !isAboutBuilt))
    const defect = missing ?? defectBehind(outcome, failing)
    if (defect === undefined) return outcome
    blockers.set(defect, (blockers.get(defect) ?? 0) + 1)
    const reason = missing
      ? `blocked by ${missing}, which is not built`
      : `blocked by the failure of ${defect}`
    return { ...outcome, result: 'not covered', reason, exchanges: [] }
  })
  return { outcomes: sorted, notBuilt, next: nextSteps(sorted, notBuilt, blockers) }
}

const isNotBuilt = (statuses: ReadonlySet<number>) =>
  statuses.size > 0 && [...statuses].every((status) => NOT_BUILT.includes(status))

/** The operation that answered with the reason. */
const subjectOf = ({ reason = '' }: Outcome) => /^(\w+) (?:answers \d|is not implemented)/.exec(reason)?.[1]

// A sequence may have called an operation only where 404 is right, before it failed because of another one.
function builtIn({ reason = '' }: Outcome, answered: Answered, notBuilt: string[]): boolean {
  const subject = [...answered.keys()].find((id) => reason.startsWith(`${id}: `))
  return subject !== undefined && !notBuilt.includes(subject)
}

const needs = ({ check }: Outcome, id: string) => check.covers?.some(({ operation }) => operation === id)

/** An operation that this check only uses, and that fails in its own check. */
function defectBehind(outcome: Outcome, failing: Outcome[]): string | undefined {
  const subject = subjectOf(outcome)
  if (subject === undefined || outcome.result !== 'failed') return undefined
  const isAbout = ({ check }: Outcome) => check.covers?.some(({ operation }) => operation === subject)
  const hasOwn = failing.some((failure) => isAbout(failure) && subjectOf(failure) === subject)
  return isAbout(outcome) || !hasOwn ? undefined : subject
}

function nextSteps(outcomes: Outcome[], notBuilt: string[], blockers: ReadonlyMap<string, number>): string[] {
  const mended = new Map<string, { step: string; effect: number }>()
  for (const outcome of outcomes) {
    if (outcome.result !== 'failed') continue
    const [line = ''] = (outcome.reason ?? '').split('\n')
    const subject = subjectOf(outcome) ?? outcome.check.id
    const earlier = mended.get(subject)
    const step = `${outcome.check.id}: ${line}`
    mended.set(subject, { step: earlier?.step ?? step, effect: (earlier?.effect ?? 0) + 1 })
  }
  const defects = [...mended].map(([subject, { step, effect }]) => ({
    step,
    effect: effect + (blockers.get(subject) ?? 0),
  }))
  const missing = notBuilt.map((id) => ({
    step: `build ${id}: ${counted(blockers.get(id) ?? 0)} ${blockers.get(id) === 1 ? 'waits' : 'wait'} for it`,
    effect: blockers.get(id) ?? 0,
  }))
  // A defect comes before a missing operation, since it is in something thought to be done.
  const ordered = [defects, missing].flatMap((steps) => steps.sort((a, b) => b.effect - a.effect))
  return ordered.slice(0, MAX_NEXT).map(({ step }) => step)
}

import type { Check, ContractRun } from './contract-run.ts'
import { ContractViolation, NotCovered } from './verdicts.ts'
import type { Exchange } from './wire.ts'
import { Unreachable } from './wire.ts'

export type Outcome = {
  // Of any run: nothing runs it again.
  check: Omit<Check, 'verify'>
  result: 'passed' | 'failed' | 'not covered'
  reason?: string
  exchanges: Exchange[]
  requests: number
  ms: number
}

const SHOWN_EXCHANGES = 5
const NO_RESPONSE = 'no response'

/** Reverts the changes of each before the next. */
export async function runChecks<Run extends ContractRun>(
  run: Run,
  checks: Check<Run>[],
  onOutcome: (outcome: Outcome, index: number) => void = () => undefined,
): Promise<Outcome[]> {
  const { signal } = run.options
  const outcomes: Outcome[] = []
  let whyNot: string | undefined
  for (const [index, check] of checks.entries()) {
    if (signal?.aborted) break
    let outcome = whyNot === undefined ? await runCheck(run, check) : notStarted(check, whyNot)
    if (foundNoServer(outcome)) {
      const last = outcomes.at(-1)
      whyNot = `the server has stopped: nothing is listening since ${check.id}`
      if (last?.reason?.startsWith(NO_RESPONSE)) {
        last.reason = last.reason.replace(NO_RESPONSE, 'the server stopped during this request')
        whyNot = `the server has stopped, during ${last.check.id}`
        outcome = notStarted(check, whyNot)
      }
    }
    outcomes.push(outcome)
    onOutcome(outcome, index)
  }
  return outcomes
}

export async function runCheck<Run extends ContractRun>(run: Run, check: Check<Run>): Promise<Outcome> {
  const start = performance.now()
  run.wire.exchanges = []
  const ended = await failureOf(run, check)
  // An invalid request that was accepted may have ended a session, so all are renewed.
  if (ended && !(ended instanceof NotCovered)) run.forgetSessions()
  const ownExchanges = run.wire.exchanges.length
  const damage = await run.cleanup.run()
  const failure = ended instanceof ContractViolation ? ended : (damage ?? ended)
  const { exchanges } = run.wire
  // Requests of the clean-up do not explain a failure of the check.
  const telling = failure === ended ? exchanges.slice(0, ownExchanges) : exchanges
  return {
    check,
    result: !failure ? 'passed' : failure instanceof NotCovered ? 'not covered' : 'failed',
    ...(failure && { reason: reasonOf(failure) }),
    exchanges: failure && !(failure instanceof NotCovered) ? telling.slice(-SHOWN_EXCHANGES) : [],
    requests: exchanges.length,
    ms: performance.now() - start,
  }
}

const foundNoServer = ({ reason = '', exchanges }: Outcome) =>
  reason.includes('ECONNREFUSED') && exchanges.every(({ received }) => received === undefined)

const notStarted = (check: Outcome['check'], reason: string): Outcome => ({
  check,
  result: 'not covered',
  reason,
  exchanges: [],
  requests: 0,
  ms: 0,
})

async function failureOf<Run extends ContractRun>(run: Run, check: Check<Run>): Promise<Error | undefined> {
  if (check.changes && run.options.readOnly)
    return new NotCovered('it would change data, and --read-only was given')
  try {
    await check.verify(run)
    return undefined
  } catch (error) {
    if (run.options.signal?.aborted) return new NotCovered('the run was stopped')
    return error instanceof Error ? error : new Error(String(error))
  }
}

function reasonOf(error: Error): string {
  if (error instanceof ContractViolation || error instanceof NotCovered) return error.message
  if (error instanceof Unreachable) return `${NO_RESPONSE}: ${error.message}`
  return `the suite itself failed: ${error.stack?.split('\n').slice(0, 3).join(' ')}`
}

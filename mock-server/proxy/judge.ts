import type { Contract } from '../contract/contract.ts'
import type { Coverage } from '../report/coverage.ts'
import type { Violations } from '../report/violations.ts'
import type { Effects } from '../sessions/fault-effects.ts'
import type { Journal } from '../sessions/journal.ts'
import { answerViolations } from './answer-violations.ts'
import type { Callers } from './callers.ts'
import type { Arriving } from './faults.ts'
import type { Answer } from './forward.ts'
import { entryOf, violationsOf, withoutTokens } from './record.ts'
import type { operationOf } from './request-violations.ts'
import { requestChecker } from './request-violations.ts'

type Seen = {
  journal: Journal
  coverage: Coverage
  violations: Violations
  keepTokens: boolean
  strict: boolean
}

type Passing = {
  request: Request
  /** The matching operation of the contract, if any. */
  found: ReturnType<typeof operationOf>
  bytes: Uint8Array<ArrayBuffer>
  requestId: string
  /** From `performance.now()`. */
  started: number
  /** The effects of faults on the call. */
  effects: Effects | undefined
}

/** Validates calls against the contract, and records the results. */
export function judgeOf(contract: Contract, { keepTokens, strict, ...seen }: Seen, callers: Callers) {
  const checkRequest = requestChecker(contract)
  const keep = (entry: ReturnType<typeof entryOf>, started: number) =>
    seen.journal.add(keepTokens ? entry : withoutTokens(entry), performance.now() - started)

  return {
    /** A call that the backend answered or failed to answer. */
    async forwarded({
      request,
      found,
      bytes,
      answer,
      requestId,
      started,
      effects,
    }: Passing & { answer: Answer | Error }) {
      const operation = found?.operation.id
      const wrongRequest = await checkRequest(found, request, bytes)
      const call = { requestId, operation, sent: textOf(bytes), wrongRequest, effects }
      if (answer instanceof Error) {
        const entry = { ...call, role: undefined, status: 502, wrongAnswer: [answer.message] }
        keep(entryOf(request, entry), started)
        return { wrongAnswer: entry.wrongAnswer, violations: violationsOf(entry) }
      }
      const { status } = answer
      const isInvalid = wrongRequest.length > 0
      const wrongAnswer = answerViolations(contract, found?.operation, { answer, request, isInvalid, strict })
      const role = callers.roleOf(request, operation, status, answer.text)
      if (operation !== undefined && wrongAnswer.length === 0) seen.coverage.count(operation, status, role)
      keep(entryOf(request, { ...call, role, status, answer, wrongAnswer }), started)
      const violations = violationsOf({ wrongRequest, wrongAnswer })
      seen.violations.count(operation, violations)
      return { wrongAnswer, violations }
    },

    /** A call that a fault answered instead of the backend, so neither side is validated. */
    injected({ request, found, bytes, answer, requestId, started, effects }: Passing & { answer: Arriving }) {
      const operation = found?.operation.id
      const { status, headers } = answer
      const given = { status, answer: { headers, text: textOf(answer.bytes) }, role: undefined, effects }
      const call = { requestId, operation, sent: textOf(bytes), wrongRequest: [], wrongAnswer: [] }
      const verdict = { request: 'unchecked', answer: 'injected' } as const
      keep({ ...entryOf(request, { ...call, ...given }), verdict }, started)
    },
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

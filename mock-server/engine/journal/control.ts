import type { Contract } from '../contract/contract.ts'
import type { components } from '../control/control.d.ts'
import type { ControlsFor } from '../control/handler-types.ts'
import type { Effects } from '../faults/faults.ts'
import type { Match } from '../faults/match.ts'
import { parsedJson } from '../parsed-json.ts'
import { ANONYMOUS } from '../report/coverage.ts'
import { rejectInvalid, rejectUnprocessable } from '../rule-violation.ts'
import { timestamp } from '../time/clock.ts'
import type { Entry } from './entry.ts'
import type { Filter } from './filter.ts'
import { named, nearMissesOf } from './filter.ts'
import type { Journal } from './journal.ts'
import { maskedHeaders, maskSecrets } from './masking.ts'

type Schemas = components['schemas']

export type JournalContext = {
  /** A session, or a proxy. */
  session: { journal: Journal }
  contract: Contract
  /** The document of the control calls. */
  control: Contract
  /** Aborted when the caller hangs up. */
  signal: AbortSignal
}

export const journal = {
  listCalls: async (
    { query: { count = 1, wait = 0, exactly, durations, match, ...given } },
    { session: { journal }, contract, control, signal },
  ) => {
    rejectUnknown(given, contract)
    const filter = { ...given, ...(match !== undefined && { match: matchFrom(match, control) }) }
    // One more than expected ends the wait early, since the count is already wrong.
    const enough = exactly === undefined ? count : exactly + 1
    const entries = wait > 0 ? await journal.wait(filter, enough, wait, signal) : journal.matching(filter)
    if (exactly !== undefined) rejectOtherCount(journal, filter, entries, exactly)
    return {
      calls: entries.map((entry) => ({
        ...recorded(entry),
        ...(durations === 'true' && { durationMs: Math.round(entry.ms * 1000) / 1000 }),
      })),
      newest: journal.newest,
    }
  },

  clearJournal: (_request, { session }) => session.journal.clear(),
} satisfies ControlsFor<'listCalls' | 'clearJournal', JournalContext>

const MAX_LISTED = 3
const MAX_MESSAGE = 300
const MAX_FIELD = 200

/** Names the surplus calls, or the nearest ones if there are too few. @throws RuleViolation 422 for another count */
function rejectOtherCount(journal: Journal, filter: Filter, entries: Entry[], exactly: number): void {
  if (entries.length <= exactly && journal.dropped > (filter.after ?? 0)) {
    const message = `The journal no longer holds the calls up to #${journal.dropped}, so it cannot count.`
    rejectUnprocessable(`${message} Clear it first, or count the calls \`after\` a number.`, [])
  }
  if (entries.length === exactly) return
  const found = `${entries.length} ${entries.length === 1 ? 'call matches' : 'calls match'}, not ${exactly}.`
  const nearMisses = nearMissesOf(journal.matching(), filter)
  rejectUnprocessable(
    found,
    entries.length > exactly
      ? entries
          .slice(-MAX_LISTED)
          .map((entry) => ({ field: named(entry).slice(0, MAX_FIELD), message: 'matches' }))
      : nearMisses.map(({ call, differs }) => ({
          field: call.slice(0, MAX_FIELD),
          message: `differs: ${differs.join('; ')}`.slice(0, MAX_MESSAGE),
        })),
  )
}

/** @throws RuleViolation 400 if it is not the JSON of a match */
function matchFrom(text: string, control: Contract): Match {
  const value = parsedJson(text)
  if (value === undefined) return rejectInvalid([{ field: 'match', message: 'is not valid JSON' }])
  const result = control.check({ $ref: '#/components/schemas/FaultMatch' }, value)
  if (result.valid) return Object(result.value)
  return rejectInvalid(result.errors.map(({ field, message }) => ({ field: `match.${field}`, message })))
}

type Named = { operation?: string | undefined; role?: string | undefined }

/** A misspelt name would silently match nothing. @throws RuleViolation 400 */
function rejectUnknown({ operation, role }: Named, { operations, roles }: JournalContext['contract']): void {
  if (operation !== undefined && !operations.some(({ id }) => id === operation)) {
    rejectInvalid([{ field: 'operation', message: 'must be an operationId of the contract' }])
  }
  const allowed = [...roles, ANONYMOUS]
  if (role !== undefined && !allowed.includes(role)) {
    rejectInvalid([{ field: 'role', message: `must be one of ${allowed.join(', ')}` }])
  }
}

/** A journal entry for display, with secrets masked. */
export function recorded(entry: Entry): Schemas['CallRecord'] {
  const { seq, requestId, at, operation, role, userId, method, path, status, verdict, effects } = entry
  return {
    seq,
    requestId,
    at: timestamp(at),
    ...(operation !== undefined && { operation }),
    role: role ?? ANONYMOUS,
    ...(userId !== undefined && { userId }),
    method,
    path,
    request: {
      headers: maskedHeaders(entry.headers),
      size: entry.sentSize,
      ...(entry.sent !== undefined && { body: maskSecrets(entry.sent) }),
    },
    status,
    response: {
      headers: entry.responseHeaders ?? {},
      size: entry.responseSize,
      ...(entry.response !== undefined && { body: entry.response }),
    },
    verdict,
    ...(entry.violations && { violations: entry.violations }),
    ...(entry.notes && { notes: [...entry.notes] }),
    ...(effects && { fault: appliedFault(effects) }),
    due: entry.due.map((event) => ({ ...event, at: timestamp(event.at) })),
    changes: entry.changes.map(({ table, id, before, after }) => ({
      table,
      id,
      ...(before && { before: { ...before } }),
      ...(after && { after: { ...after } }),
    })),
  }
}

const appliedFault = ({ source, waitMs, transport, isHandled }: Effects): Schemas['AppliedFault'] => ({
  by: source,
  handled: isHandled,
  ...(waitMs !== undefined && { waitMs }),
  ...(transport && { transport: transport.how }),
})

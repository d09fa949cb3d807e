import type { LastIds } from '../../kosha/store/ids.ts'
import { Ids } from '../../kosha/store/ids.ts'
import type { StoreState } from '../../kosha/store/store.ts'
import type { components } from '../control/control.d.ts'
import type { FieldError } from '../http-error.ts'
import { invalid } from '../http-error.ts'
import { isPossible, MAX_JUMP_MS, OUT_OF_RANGE } from '../time/instant.ts'
import { endOfIstDay, isIstDay } from '../time/ist.ts'
import type { ScheduledEvent } from '../time/schedule.ts'

type Rows = {
  users: { id: string; email: string }[]
  paymentLinks: { id: string }[]
  settlements: { id: string }[]
  transactions: { id: string; refunds: { id: string }[] }[]
}

/** The largest number of an id: beyond it, incrementing would produce the same id again. */
const MAX_NUMBER = 999_999_999_999_999

/**
 * Rejects imported state that a session could not continue from.
 * @param now the session's time, in epoch milliseconds
 * @throws HttpError 400 with every invalid field
 */
export function checkImport(state: StoreState, rows: Rows, now: number): void {
  const errors = [
    ...clockErrors(now),
    ...state.schedule.flatMap((each, index) => eventErrors(each, `state.schedule.${index}`, now)),
    ...dayErrors(state.schedule),
    ...counterErrors(state.ids, rows),
    ...userErrors(state, rows.users),
  ]
  if (errors.length > 0) invalid(errors.slice(0, 100))
}

type ExportedEvent = components['schemas']['ScheduledEvent']

/** @throws HttpError 400 for a refund event without its refund, or another one with a refund */
export const scheduleFrom = (exported: readonly ExportedEvent[]): ScheduledEvent[] =>
  exported.map(({ at, what, id, refundId }, index) => {
    const field = `state.schedule.${index}.refundId`
    if (what === 'refund-completes' || what === 'refund-reference-arrives') {
      if (refundId === undefined) return invalid([{ field, message: `is required with ${what}` }])
      return { at, what, id, refundId }
    }
    if (refundId !== undefined) invalid([{ field, message: `must be left out with ${what}` }])
    return { at, what, id }
  })

const clockErrors = (now: number): FieldError[] =>
  isPossible(now) ? [] : [{ field: 'clock', message: OUT_OF_RANGE }]

function eventErrors({ at, what, id }: ScheduledEvent, field: string, now: number): FieldError[] {
  if (!isPossible(at)) return [{ field: `${field}.at`, message: OUT_OF_RANGE }]
  if (now - at > MAX_JUMP_MS) {
    return [{ field: `${field}.at`, message: 'must be at most 400 days before the clock' }]
  }
  if (what !== 'day-closes') return []
  if (!isIstDay(id)) return [{ field: `${field}.id`, message: 'must be a day like 2026-11-21' }]
  if (at === endOfIstDay(id)) return []
  return [{ field: `${field}.at`, message: `must be the end of ${id} in India` }]
}

function dayErrors(schedule: readonly ScheduledEvent[]): FieldError[] {
  const days = schedule.filter(({ what }) => what === 'day-closes')
  return days.length === 1 ? [] : [{ field: 'state.schedule', message: 'must have one day-closes' }]
}

function counterErrors(given: LastIds, { paymentLinks, settlements, transactions }: Rows): FieldError[] {
  const ids = new Ids()
  const refunds = transactions.flatMap((each) => each.refunds)
  for (const { id } of [...paymentLinks, ...settlements, ...transactions, ...refunds]) ids.reserve(id)
  const used = ids.save()
  return prefixes.flatMap((prefix) => {
    const field = `state.ids.${prefix}`
    if (given[prefix] > MAX_NUMBER) return [{ field, message: `must be at most ${MAX_NUMBER}` }]
    if (given[prefix] >= used[prefix]) return []
    return [{ field, message: `must be at least ${used[prefix]}, the last number among the rows` }]
  })
}

const prefixes = ['txn', 'plink', 'setl', 'rfnd', 'req'] as const satisfies (keyof LastIds)[]

function userErrors({ sessions, resets }: StoreState, users: Rows['users']): FieldError[] {
  const known = new Set(users.map(({ id }) => id))
  const unknown = (name: string, owners: { userId: string }[]) =>
    owners.flatMap(({ userId }, index) =>
      known.has(userId)
        ? []
        : [{ field: `state.${name}.${index}.userId`, message: 'does not belong to a user' }],
    )
  const emails = users.map(({ email }) => email.toLowerCase())
  const twice = emails.flatMap((email, index) =>
    emails.indexOf(email) < index ? [{ field: `rows.users.${index}.email`, message: 'is given twice' }] : [],
  )
  return [...twice, ...unknown('sessions', sessions), ...unknown('resets', resets)]
}

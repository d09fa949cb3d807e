import { hourOf } from '../../format/ist.ts'
import { contactOf } from '../../records/contact.ts'
import type { Source } from '../../transactions/failure-sources.ts'
import { isSource, sourceNames } from '../../transactions/failure-sources.ts'
import type { Transaction } from '../../transactions/transactions.ts'
import { hourName } from './hours.ts'
import { returningIn } from './returning.ts'
import type { Outcome } from './sample.ts'

/** A figure with rows that can be listed. */
export type Figure = {
  title: string
  outcome: Outcome
  /** Its rows among those of the sample. */
  rowsIn: (rows: readonly Transaction[]) => Transaction[]
}

/** The figure of an address such as `hour-18`, `reason-bank_unavailable`, `source-bank` or `returning`. */
export function figureOf(name: string): Figure | null {
  const [, kind = '', value = ''] = /^(hour|reason|source|returning)(?:-(\w{1,64}))?$/.exec(name) ?? []
  if (kind === 'hour' && /^([01]?\d|2[0-3])$/.test(value)) return atHour(Number(value))
  if (kind === 'reason' && value) return forReason(value)
  if (kind === 'source' && isSource(value)) return onSide(value)
  return kind === 'returning' ? returning : null
}

const atHour = (hour: number): Figure => ({
  title: hourName(hour),
  outcome: 'captured',
  rowsIn: (rows) => rows.filter((row) => hourOf(row.createdAt) === hour),
})

const forReason = (code: string): Figure => ({
  title: 'Failed payments',
  outcome: 'failed',
  rowsIn: (rows) => rows.filter(({ failure }) => failure?.code === code),
})

const onSide = (source: Source): Figure => ({
  title: `Failed: ${sourceNames[source]}`,
  outcome: 'failed',
  rowsIn: (rows) => rows.filter(({ failure }) => failure?.source === source),
})

const returning: Figure = {
  title: 'Returning customers',
  outcome: 'captured',
  rowsIn(rows) {
    const contacts = new Set(returningIn(rows).returning.map(({ contact }) => contact))
    return rows.filter(({ customer }) => contacts.has(contactOf(customer)?.toLowerCase() ?? ''))
  },
}

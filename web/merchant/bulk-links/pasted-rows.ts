import type { PastedRow } from '../batch/batch-row.ts'
import type { SheetRow } from '../batch/spreadsheet.ts'
import { readSpreadsheet } from '../batch/spreadsheet.ts'
import { writtenDay } from '../format/written-day.ts'
import { emptyInput, readLink } from '../payment-links/form/payment-link-form.ts'
import type { NewPaymentLink } from '../payment-links/payment-links.ts'
import type { Column } from './columns.ts'
import { linkSheet } from './columns.ts'

export type PastedLink = PastedRow<Column, NewPaymentLink>

/** Only values that cannot be put into a request are problems here; the rules are the server's. */
export function readPasted(text: string): { rows: PastedLink[]; tooMany: boolean } {
  const { rows, tooMany } = readSpreadsheet(linkSheet, text)
  return { rows: rows.map(toLink), tooMany }
}

function toLink({ number, texts, problems: found }: SheetRow<Column>): PastedLink {
  const problems = { ...found }
  const day = texts.expiresOn ? writtenDay(texts.expiresOn) : ''
  if (day === null) problems.expiresOn = 'Enter a day, such as 5 Dec 2026 or 05/12/2026.'
  const read = readLink({
    ...emptyInput,
    ...texts,
    expiresOn: day ?? '',
  })
  if ('unreadable' in read) problems.amount = read.unreadable.get('amount') ?? ''
  const isReadable = 'link' in read && Object.keys(problems).length === 0
  return { number, texts, problems, body: isReadable ? read.link : null }
}

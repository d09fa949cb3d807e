import { writtenDay } from '../format/written-day.ts'
import type { PastedRow } from '../outbox/batch-rows.ts'
import type { SheetRow, Spreadsheet } from '../outbox/spreadsheet.ts'
import { amountNames, readSpreadsheet } from '../outbox/spreadsheet.ts'
import type { LinkInput } from '../payment-links/form/payment-link-form.ts'
import { alsoRejected, emptyInput, readLink, usualExpiry } from '../payment-links/form/payment-link-form.ts'
import type { NewPaymentLink } from '../payment-links/payment-links.ts'

export type Column = Exclude<keyof LinkInput, 'minimum' | 'notes'>

export const linkSheet: Spreadsheet<Column> = {
  what: 'a payment link',
  columns: ['title', 'amount', 'customerName', 'customerEmail', 'customerPhone', 'reference', 'expiresOn'],
  headings: {
    title: 'Title',
    amount: 'Amount in ₹',
    customerName: 'Customer name',
    customerEmail: 'Email',
    customerPhone: 'Phone',
    reference: 'Reference',
    expiresOn: 'Expires on',
  },
  names: {
    title: ['title', 'paymentfor', 'purpose', 'item', 'product', 'description', 'particulars'],
    amount: [...amountNames, 'rupees', 'price', 'total'],
    customerName: ['customer', 'customername', 'name'],
    customerEmail: ['email', 'emailid', 'emailaddress', 'customeremail'],
    customerPhone: ['phone', 'phonenumber', 'mobile', 'mobilenumber', 'mobileno', 'customerphone'],
    reference: ['reference', 'yourreference', 'ref', 'refno', 'order', 'orderno', 'orderid', 'invoiceno'],
    expiresOn: ['expires', 'expireson', 'expiry', 'expirydate', 'lastdate', 'duedate', 'validtill'],
  },
  required: ['title', 'amount'],
  freeText: ['title', 'customerName'],
  mayHaveOthers: false,
  maxRows: 200,
}

/** The column of each field of a request. */
export const columnOf: Record<string, Column> = {
  title: 'title',
  amount: 'amount',
  'customer.name': 'customerName',
  'customer.email': 'customerEmail',
  'customer.phone': 'customerPhone',
  reference: 'reference',
  expiresAt: 'expiresOn',
}

type PastedLink = PastedRow<Column, NewPaymentLink>

/** The rules are the server's; problems here are those that it would certainly report, before anything is sent. */
export function readPasted(text: string): { rows: PastedLink[]; tooMany: boolean } {
  const { rows, tooMany } = readSpreadsheet(linkSheet, text)
  return { rows: rows.map(toLink), tooMany }
}

function toLink({ number, texts, problems: found }: SheetRow<Column>): PastedLink {
  const problems = { ...found }
  const day = lastDay(texts.expiresOn)
  if (day === null) problems.expiresOn = 'Enter a day, such as 5 Dec 2026 or 05/12/2026, or “none”.'
  const input = { ...emptyInput, ...texts, expiresOn: day ?? '' }
  const result = readLink(input)
  for (const [field, message] of 'unreadable' in result ? result.unreadable : alsoRejected(input)) {
    const column = columnOf[field]
    if (column) problems[column] ??= message
  }
  const isReadable = 'link' in result && Object.keys(problems).length === 0
  return { number, texts, problems, body: isReadable ? result.link : null }
}

/** As in the form of a single link, it is two weeks ahead unless another day is written, or none. */
function lastDay(text: string): string | null {
  if (text === '') return usualExpiry(Date.now())
  return /^(none|never|-|—)$/i.test(text) ? '' : writtenDay(text)
}

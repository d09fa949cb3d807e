import type { ApiError } from '../../api/errors.ts'
import { failureText } from '../../api/query-client.ts'
import { amountError } from '../dialogs/form-parts.tsx'
import { createPaymentLink } from '../payment-links/payment-links.ts'
import type { Column } from './columns.ts'
import type { Problems } from './pasted-rows.ts'

/** The server's message, each at the cell that it speaks of. */
export function rowErrorOf(error: ApiError): { message: string; problems: Problems } {
  const problems: Problems = {}
  for (const [field, message] of error.fields) {
    const column = columnOf[field]
    if (column) problems[column] = (column === 'amount' && amountError(error, field)) || message
  }
  // Where every field has its message, those about the whole say nothing more.
  const isSaid = error.fields.size > 0 && Object.keys(problems).length === error.fields.size
  return { message: isSaid ? '' : failureText(error, createPaymentLink.meta), problems }
}

const columnOf: Record<string, Column | undefined> = {
  title: 'title',
  amount: 'amount',
  'customer.name': 'customerName',
  'customer.email': 'customerEmail',
  'customer.phone': 'customerPhone',
  reference: 'reference',
  expiresAt: 'expiresOn',
}

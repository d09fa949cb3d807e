import type { ApiError } from '../../api/errors.ts'
import { failureText } from '../../api/query-client.ts'
import type { Problems } from '../batch/batch-row.ts'
import { amountError } from '../dialogs/form-parts.tsx'
import { createPaymentLink } from '../payment-links/payment-links.ts'
import type { Column } from './columns.ts'

/** The server's errors, each at the cell that it refers to. */
export function rowErrorOf(error: ApiError): { message: string; problems: Problems<Column> } {
  const problems: Problems<Column> = {}
  for (const [field, message] of error.fields) {
    const column = columnOf[field]
    if (column) problems[column] = (column === 'amount' && amountError(error, field)) || message
  }
  // If every field has its message, the general ones add nothing.
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

import { ApiError } from '../../../api/errors.ts'
import { mutate } from '../../../api/mutate.ts'
import { failureMessage, queryClient } from '../../../api/query-client.ts'
import { formatRupees } from '../../format/rupees.ts'
import { undoables } from '../../undo/undoables.ts'
import type { PaymentLink } from '../payment-links.ts'
import { deletePaymentLink, paymentLinksQuery } from '../payment-links.ts'

/** The deletions in progress, by the link's id, and their last announcement. */
export const {
  changes: deletions,
  begin: deleteSoon,
  now: deleteNow,
  undo,
  forget,
} = undoables<PaymentLink>({
  send: ({ id }, token) => mutate(queryClient(), deletePaymentLink, { id, token }),
  begun: ({ title, amount }) =>
    `Deleting “${title}” (${formatRupees(amount)}). You have five seconds to undo.`,
  undone: ({ title }) => `“${title}” was not deleted.`,
  reasonOf(error) {
    const isGone = error instanceof ApiError && error.status === 404
    // The row may be older than the data that rejected its deletion.
    if (error instanceof ApiError)
      void queryClient().invalidateQueries({ queryKey: paymentLinksQuery.queryKey })
    return isGone ? null : failureMessage(error, deletePaymentLink.meta)
  },
})

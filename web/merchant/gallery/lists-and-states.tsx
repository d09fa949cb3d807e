import { ApiError } from '../../api/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { EmptyState, QueryState } from '../screen/query-states.tsx'
import { TransactionTable } from '../transactions/transaction-table.tsx'
import { transactions } from './samples.ts'

export const Lists = () => (
  <div className="sheet">
    <TransactionTable transactions={transactions} />
  </div>
)

const waiting = {
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  isFetching: false,
  fetchStatus: 'idle',
  refetch: () => undefined,
}
const show = () => null
function showBroken(): never {
  throw new Error('A response that cannot be shown')
}

export const States = () => (
  <div className="parts-grid">
    <EmptyState
      title="No payment links yet"
      action={<Button size="sm">Create your first payment link</Button>}
    >
      A link is a page on which a customer pays you by UPI, card or net banking.
    </EmptyState>
    <EmptyState title="Nothing found">No transaction has these filters.</EmptyState>
    <QueryState query={{ ...waiting, error: new TypeError('Failed to fetch') }} what="transactions">
      {show}
    </QueryState>
    <QueryState
      query={{ ...waiting, isFetching: true, error: new ApiError(503, 'The bank does not answer.') }}
      what="settlements"
    >
      {show}
    </QueryState>
    <QueryState query={{ ...waiting, data: 'broken' }} what="figures">
      {showBroken}
    </QueryState>
    <QueryState query={{ ...waiting, fetchStatus: 'paused' }} what="gateways">
      {show}
    </QueryState>
    <QueryState query={waiting} what="payment methods" rows={4}>
      {show}
    </QueryState>
    <Spinner label="Loading..." />
  </div>
)

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { paths, pathTo } from '../../paths.ts'
import { DrawerFooter } from '../../ui/app/drawer.tsx'
import { DetailDrawer } from '../dialogs/detail-drawer.tsx'
import { useCloseRoute } from '../dialogs/use-close-route.ts'
import { NoSuchRow } from '../screen/no-such-row.tsx'
import { isMissing, QueryState } from '../screen/query-states.tsx'
import { RowSteps } from '../screen/row-steps.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { RefundFooter } from './refund/refund-footer.tsx'
import { TransactionDetail } from './transaction-detail.tsx'
import { inLists, transactionQuery } from './transactions.ts'

const RefundDialog = lazyPart(() => import('./refund/refund-dialog.tsx'), 'RefundDialog')

/**
 * `/dashboard/transactions/:id`: one transaction next to the list. `?refund=1` opens its refund dialog.
 * `/dashboard/refunds/:id`: the transaction of a refund, next to the list of refunds.
 */
export function TransactionDrawer() {
  const { id = '' } = useParams()
  const { params, change } = useUrlParams()
  const isRefundRoute = useLocation().pathname.startsWith(paths.refunds)
  const close = useCloseRoute(isRefundRoute ? paths.refunds : paths.transactions, { without: 'refund' })
  const client = useQueryClient()
  const query = useQuery({ ...transactionQuery(id), placeholderData: () => inLists(client, id) })

  // Back must not open it again.
  const closeRefund = () => change({ refund: '' }, { replace: true })

  return (
    <DetailDrawer
      title="Transaction"
      steps={<RowSteps id={id} pathTo={isRefundRoute ? pathTo.refund : pathTo.transaction} />}
      {...(query.data && { printedAs: 'Payment record' })}
      onClose={close}
      footer={
        query.data && (
          <>
            <DrawerFooter>
              <RefundFooter transaction={query.data} onRefund={() => change({ refund: '1' })} />
            </DrawerFooter>
            <Suspense>
              {params.has('refund') && (
                <RefundDialog key={id} transaction={query.data} onClose={closeRefund} />
              )}
            </Suspense>
          </>
        )
      }
    >
      <QueryState
        query={query}
        dataName="details of the transaction"
        failure={isMissing(query.error) && <NoSuchRow name="transaction" onClose={close} />}
      >
        {(transaction) => <TransactionDetail key={id} transaction={transaction} />}
      </QueryState>
    </DetailDrawer>
  )
}

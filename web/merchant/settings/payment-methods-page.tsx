import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { session } from '../../session/session.ts'
import { Note } from '../dialogs/form-parts.tsx'
import { formatRupees } from '../format/rupees.ts'
import { EmptyState, QueryState } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { gatewaysQuery } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { paymentMethodsQuery, updatePaymentMethod } from './payment-methods.ts'
import { SettingsTable } from './settings-table.tsx'

const PaymentMethodDialog = lazyPart(
  () => import('./payment-method-dialog.tsx'),
  (m) => m.PaymentMethodDialog,
)

export function PaymentMethodsPage() {
  const { user } = useSnapshot(session)
  const showMerchant = useShowsMerchant()
  const query = useQuery(paymentMethodsQuery)
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const opened = query.data?.find(({ id }) => id === openedId)
  const canUpdate = can(user, 'updatePaymentMethod')
  const nameOf = (gatewayId: string) => gateways.find(({ id }) => id === gatewayId)?.name ?? gatewayId
  return (
    <Screen title="Payment methods" intro="The ways a customer can pay, in the order they are offered.">
      {!canUpdate && <Note>{permissionNote(user)}</Note>}
      <div className="sheet">
        <QueryState query={query} what="payment methods">
          {(methods) =>
            methods.length === 0 ? (
              <EmptyState title="No payment methods yet">They appear with the first gateway.</EmptyState>
            ) : (
              <SettingsTable
                heading="Method"
                rows={methods}
                detail={({ merchantName }) => showMerchant && merchantName}
                columns={[
                  {
                    name: 'Gateways',
                    cell: ({ gatewayIds }: PaymentMethod) => gatewayIds.map(nameOf).join(', '),
                  },
                  ...limits,
                ]}
                {...(canUpdate && { update: updatePaymentMethod })}
                onOpen={setOpenedId}
              />
            )
          }
        </QueryState>
      </div>
      <Suspense>
        {opened && <PaymentMethodDialog method={opened} onClose={() => setOpenedId(null)} />}
      </Suspense>
    </Screen>
  )
}

const limits = [
  {
    name: 'From',
    className: 'number money',
    cell: ({ minAmount }: PaymentMethod) => formatRupees(minAmount),
  },
  {
    name: 'Up to',
    className: 'number money',
    cell: ({ maxAmount }: PaymentMethod) => formatRupees(maxAmount),
  },
]

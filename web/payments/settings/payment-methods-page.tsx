import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { may, whyNot } from '../../api/permissions.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { session } from '../../session/session.ts'
import { Note } from '../dialogs/form-parts.tsx'
import { Loaded, Nothing } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { formatRupees } from '../values/rupees.ts'
import { gatewaysQuery } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { paymentMethodsQuery, updatePaymentMethod } from './payment-methods.ts'
import { SettingsTable } from './settings-table.tsx'

const PaymentMethodDialog = lazyPart(() =>
  import('./payment-method-dialog.tsx').then((m) => m.PaymentMethodDialog),
)

export function PaymentMethodsPage() {
  const { user } = useSnapshot(session)
  const query = useQuery(paymentMethodsQuery)
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const opened = query.data?.find(({ id }) => id === openedId)
  const mayUpdate = may(user, 'updatePaymentMethod')
  const nameOf = (gatewayId: string) => gateways.find(({ id }) => id === gatewayId)?.name ?? gatewayId
  return (
    <Screen
      title="Payment methods"
      intro="The ways in which a customer may pay, in the order in which they are offered."
    >
      {!mayUpdate && <Note>{whyNot(user)}</Note>}
      <div className="sheet">
        <Loaded query={query} what="payment methods">
          {(methods) =>
            methods.length === 0 ? (
              <Nothing title="No payment methods yet">They appear with the first gateway.</Nothing>
            ) : (
              <SettingsTable
                of="Method"
                rows={methods}
                detail={({ merchantName }) => user?.role === 'admin' && merchantName}
                columns={[
                  {
                    name: 'Gateways',
                    cell: ({ gatewayIds }: PaymentMethod) => gatewayIds.map(nameOf).join(', '),
                  },
                  ...limits,
                ]}
                {...(mayUpdate && { update: updatePaymentMethod })}
                onOpen={setOpenedId}
              />
            )
          }
        </Loaded>
      </div>
      <Suspense>
        {opened && <PaymentMethodDialog method={opened} onClose={() => setOpenedId(null)} />}
      </Suspense>
    </Screen>
  )
}

const limits = [
  { name: 'From', look: 'number money', cell: ({ minAmount }: PaymentMethod) => formatRupees(minAmount) },
  { name: 'Up to', look: 'number money', cell: ({ maxAmount }: PaymentMethod) => formatRupees(maxAmount) },
]

import { useQuery } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Panel } from '../../ui/app/panel.tsx'
import { Badge } from '../../ui/badge.tsx'
import { formatRupees } from '../format/rupees.ts'
import { QueryState } from '../screen/query-states.tsx'
import { Screen } from '../screen/screen.tsx'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import type { Gateway } from './gateways.ts'
import { gatewaysQuery } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { paymentMethodsQuery, updatePaymentMethod } from './payment-methods.ts'
import { SettingsTable } from './settings-table.tsx'
import { methodsOff } from './switch-off.ts'
import { gatewaysOf, isOn } from './ways-to-pay.ts'

const PaymentMethodDialog = lazyPart(() => import('./settings-dialog.tsx'), 'PaymentMethodDialog')

export function PaymentMethodsPage() {
  const { user } = useSnapshot(session)
  const showMerchant = useShowsMerchant()
  const query = useQuery(paymentMethodsQuery)
  const { data: gateways } = useQuery(gatewaysQuery)
  const [openedId, setOpenedId] = useState<string | null>(null)
  const opened = query.data?.find(({ id }) => id === openedId)
  const canUpdate = can(user, 'updatePaymentMethod')
  return (
    <Screen title="Payment methods" intro="The ways a customer can pay, in the order they are offered.">
      {!canUpdate && <Note className="mb-4">{permissionNote(user)}</Note>}
      <Panel className="mt-5">
        <QueryState query={query} dataName="payment methods" isTable>
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
                    cell: (method: PaymentMethod) => <Routes method={method} gateways={gateways} />,
                  },
                  ...limits,
                ]}
                canUpdate={canUpdate}
                update={updatePaymentMethod}
                off={methodsOff}
                changeTo={(method) => ({ method })}
                onOpen={setOpenedId}
              />
            )
          }
        </QueryState>
      </Panel>
      <Suspense>
        {opened && <PaymentMethodDialog method={opened} onClose={() => setOpenedId(null)} />}
      </Suspense>
    </Screen>
  )
}

/** The gateways of a method, and whether one of them is on: otherwise nobody can pay by it. */
function Routes({ method, gateways }: { method: PaymentMethod; gateways: Gateway[] | undefined }) {
  if (!gateways) return <span>{method.gatewayIds.join(', ')}</span>
  const routes = gatewaysOf(method, gateways)
  const names = routes.map(({ name, enabled }) => (enabled ? name : `${name} (off)`)).join(', ')
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{names || '—'}</span>
      {method.enabled && !routes.some(isOn) && (
        <Badge tone="danger" icon={CircleX}>
          Customers cannot pay by it
        </Badge>
      )}
    </span>
  )
}

const limits = [
  {
    name: 'From',
    isNumber: true,
    cell: ({ minAmount }: PaymentMethod) => formatRupees(minAmount),
  },
  {
    name: 'Up to',
    isNumber: true,
    cell: ({ maxAmount }: PaymentMethod) => formatRupees(maxAmount),
  },
]

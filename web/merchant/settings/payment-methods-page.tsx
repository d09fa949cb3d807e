import { useQuery } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { Badge } from '../../ui/badge.tsx'
import { formatRupees } from '../format/rupees.ts'
import type { Gateway } from './gateways.ts'
import { gatewaysQuery } from './gateways.ts'
import type { PaymentMethod } from './payment-methods.ts'
import { paymentMethodsQuery, updatePaymentMethod } from './payment-methods.ts'
import { SettingsScreen } from './settings-screen.tsx'
import { methodsOff } from './switch-off.ts'
import { gatewaysOf, isOn } from './ways-to-pay.ts'

const PaymentMethodDialog = lazyPart(() => import('./settings-dialog.tsx'), 'PaymentMethodDialog')

export function PaymentMethodsPage() {
  const query = useQuery(paymentMethodsQuery)
  const { data: gateways } = useQuery(gatewaysQuery)
  return (
    <SettingsScreen
      title="Payment methods"
      intro="The ways a customer can pay, in the order they are offered."
      query={query}
      operation="updatePaymentMethod"
      none="They appear with the first gateway."
      heading="Method"
      columns={[
        { name: 'Gateways', cell: (method) => <Routes method={method} gateways={gateways} /> },
        { name: 'From', isNumber: true, cell: ({ minAmount }) => formatRupees(minAmount) },
        { name: 'Up to', isNumber: true, cell: ({ maxAmount }) => formatRupees(maxAmount) },
      ]}
      update={updatePaymentMethod}
      off={methodsOff}
      changeTo={(method) => ({ method })}
      dialog={(method, onClose) => <PaymentMethodDialog method={method} onClose={onClose} />}
    />
  )
}

/** The gateways of a method, and whether any is on: without one, nobody can pay by this method. */
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

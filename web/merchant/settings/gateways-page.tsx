import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Badge } from '../../ui/badge.tsx'
import { listed } from '../format/listed.ts'
import { methodName } from '../format/method-names.ts'
import { formatPercent } from '../format/percent.ts'
import type { Gateway } from './gateways.ts'
import { gatewaysQuery, updateGateway } from './gateways.ts'
import { SettingsScreen } from './settings-screen.tsx'
import { gatewaysOff } from './switch-off.ts'

const GatewayDialog = lazyPart(() => import('./settings-dialog.tsx'), 'GatewayDialog')

export function GatewaysPage() {
  const query = useQuery(gatewaysQuery)
  const gateways = query.data ?? []
  return (
    <SettingsScreen
      title="Gateways"
      intro="Payments are sent to the enabled gateways in the order of their priority: 1 is tried first."
      query={query}
      operation="updateGateway"
      notice={<GoingLive gateways={gateways} />}
      none="We will set up the first one with you: please contact support."
      heading="Gateway"
      detail={({ credentials }) => (
        <span className="tnum whitespace-nowrap" translate="no">
          {credentials?.keyId}
        </span>
      )}
      columns={hasRates(gateways) ? [...columns, successRate] : columns}
      update={updateGateway}
      off={gatewaysOff}
      changeTo={(gateway) => ({ gateway })}
      dialog={(gateway, onClose) => <GatewayDialog gateway={gateway} onClose={onClose} />}
    />
  )
}

/** How payments become live, while none is. */
function GoingLive({ gateways }: { gateways: Gateway[] }) {
  if (gateways.length === 0 || gateways.some(({ enabled, mode }) => enabled && mode === 'live')) return null
  const ready = gateways.filter(({ mode }) => mode === 'live').map(({ name }) => name)
  return (
    <Note className="mb-4">
      {ready.length > 0
        ? `${listed(ready)} ${ready.length === 1 ? 'is' : 'are'} live, but switched off: switch one on to take payments.`
        : 'To go live, open the settings of a gateway, enter its credentials, and set its mode to live. Until then payments are tests.'}
    </Note>
  )
}

const columns = [
  { name: 'Mode', cell: ({ mode }: Gateway) => <Mode mode={mode} /> },
  { name: 'Methods', cell: ({ methods }: Gateway) => methods.map(methodName).join(', ') },
  { name: 'Priority', isNumber: true, cell: ({ priority }: Gateway) => priority },
]

const hasRates = (gateways: Gateway[]) => gateways.some(({ successRate }) => successRate !== undefined)

const successRate = {
  name: 'Success rate, all time',
  isNumber: true,
  cell: ({ successRate }: Gateway) => formatPercent(successRate),
}

const Mode = ({ mode }: Pick<Gateway, 'mode'>) => (
  <Badge tone={mode === 'test' ? 'warning' : 'success'}>{mode === 'test' ? 'Test' : 'Live'}</Badge>
)

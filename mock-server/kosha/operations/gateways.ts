import type { components } from '#contract'
import { compareStrings } from '../../engine/compare-strings.ts'
import { rejectConflict, rejectUnprocessable } from '../../engine/rule-violation.ts'
import { timestamp } from '../../engine/time/clock.ts'
import type { Caller } from '../store/auth-sessions.ts'
import { successRateThrough } from '../store/statistics.ts'
import type { Store } from '../store/store.ts'
import type { HandlersFor } from './handler.ts'

type Gateway = components['schemas']['Gateway']
type Credentials = components['schemas']['GatewayCredentials']

export const gateways = {
  listGateways: ({ caller }, store) => ({ gateways: listed(caller, store) }),

  updateGateway: ({ path, body: { credentials, ...settings }, caller }, store) => {
    const gateway = store.gateways.get(path.id, caller)
    const changed: Gateway = {
      ...gateway,
      ...settings,
      ...(credentials && { credentials: maskedCredentials(credentials) }),
      updatedAt: timestamp(store.clock.now()),
    }
    if (changed.mode === 'live' && !changed.credentials) {
      rejectUnprocessable('A gateway needs credentials to go live.', [
        { field: 'credentials', message: 'is required in live mode' },
      ])
    }
    if (gateway.enabled && !changed.enabled && isLastEnabled(gateway, store)) {
      rejectConflict('last_gateway', 'This is the only gateway that is enabled. Enable another one first.')
    }
    store.gateways.replace(changed)
    return { gateways: listed(caller, store) }
  },
} satisfies HandlersFor<'listGateways' | 'updateGateway'>

/** By merchant, then by priority. The success rate is computed from the transactions, not stored. */
function listed(caller: Caller, store: Store): Gateway[] {
  return store.gateways
    .oldestFirst(caller)
    .map((gateway) => ({ ...gateway, ...successRateThrough(gateway.id, store) }))
    .sort(byMerchantAndPriority)
}

// Two merchants may have the same name.
const byMerchantAndPriority = (a: Gateway, b: Gateway) =>
  compareStrings(a.merchantName, b.merchantName) ||
  compareStrings(a.merchantId, b.merchantId) ||
  a.priority - b.priority

const isLastEnabled = ({ id, merchantId }: Gateway, { gateways }: Store) =>
  gateways.oldestFirst({ merchantId }).every((other) => other.id === id || !other.enabled)

const maskedCredentials = ({ keyId }: Credentials) => ({
  keyId: `${keyId.slice(0, 4)}••••${keyId.slice(-4)}`,
  secret: '••••••••',
})

import type { components } from '#contract'
import { successRateOf } from '../rules/success-rate.ts'
import { DAY_MS } from '../time/clock.ts'
import type { Business } from './businesses.ts'
import { ownerOf } from './businesses.ts'

type Gateway = components['schemas']['Gateway']
type Transaction = components['schemas']['Transaction']

/** The four gateways of a merchant. The last one is still being tried out: test mode, disabled, no credentials. */
export const gatewaysOf = (business: Pick<Business, 'key' | 'id' | 'name'>, now: number): Gateway[] =>
  acquirers.map(({ key, name, methods, keyId, changedDaysAgo }, index) => ({
    id: `gw_${business.key}_${key}`,
    ...ownerOf(business),
    name,
    enabled: keyId !== undefined,
    mode: keyId === undefined ? 'test' : 'live',
    priority: index + 1,
    methods: [...methods],
    ...(keyId === undefined ? {} : { credentials: { keyId: `key_••••${keyId}`, secret: '••••••••' } }),
    updatedAt: new Date(now - changedDaysAgo * DAY_MS).toISOString(),
  }))

/** The gateways with the success rate of the payments that went through them: per cent, two decimals. */
export function withSuccessRates(gateways: Gateway[], transactions: Transaction[]): Gateway[] {
  const counts = new Map(gateways.map(({ id }) => [id, { succeeded: 0, failed: 0 }]))
  for (const { gatewayId, status } of transactions) {
    const count = counts.get(gatewayId)
    if (!count || status === 'created' || status === 'pending') continue
    if (status === 'failed') count.failed += 1
    else count.succeeded += 1
  }
  return gateways.map((gateway) => {
    const { succeeded, failed } = counts.get(gateway.id) ?? { succeeded: 0, failed: 0 }
    return { ...gateway, ...successRateOf({ succeeded, failed }) }
  })
}

/** Where a payment of each type goes: the gateway tried first gets most of them. */
export const routes = {
  upi: [
    [3, 'setu'],
    [1, 'ganga'],
  ],
  card: [
    [3, 'ganga'],
    [1, 'nandi'],
  ],
  netbanking: [
    [3, 'setu'],
    [1, 'nandi'],
  ],
  wallet: [[1, 'nandi']],
} as const

const acquirers = [
  { key: 'setu', name: 'Setubandh', methods: ['upi', 'netbanking'], keyId: '4821', changedDaysAgo: 19 },
  { key: 'ganga', name: 'Ganga', methods: ['upi', 'card'], keyId: '0937', changedDaysAgo: 46 },
  {
    key: 'nandi',
    name: 'Nandi',
    methods: ['card', 'netbanking', 'wallet'],
    keyId: '7716',
    changedDaysAgo: 71,
  },
  {
    key: 'koyna',
    name: 'Koyna',
    methods: ['upi', 'card', 'netbanking', 'wallet'],
    keyId: undefined,
    changedDaysAgo: 3,
  },
] as const

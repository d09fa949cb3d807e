import type { components } from '#contract'
import { DAY_MS } from '../../engine/time/clock.ts'
import type { Business } from './businesses.ts'
import { ownerOf } from './businesses.ts'

type Gateway = components['schemas']['Gateway']

/** The four gateways of a merchant. The last is not live yet: test mode, disabled, no credentials. */
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

/** The gateways of a merchant by payment method type. The first receives most payments. */
export const routesOf = ({ key }: Pick<Business, 'key'>): Routes => routes[key] ?? routesWith(key)

type Route = readonly [weight: number, gatewayId: string]
type Routes = Readonly<Record<components['schemas']['MethodType'], readonly [Route, ...Route[]]>>

const routesWith = (key: string): Routes => ({
  upi: [
    [3, `gw_${key}_setu`],
    [1, `gw_${key}_ganga`],
  ],
  card: [
    [3, `gw_${key}_ganga`],
    [1, `gw_${key}_nandi`],
  ],
  netbanking: [
    [3, `gw_${key}_setu`],
    [1, `gw_${key}_nandi`],
  ],
  wallet: [[1, `gw_${key}_nandi`]],
})

// Created once, so that all payments of a gateway share one id string.
const routes: Record<string, Routes> = { tarang: routesWith('tarang'), malhar: routesWith('malhar') }

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

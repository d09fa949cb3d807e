import type { Business, Store, StoredGateway } from './store.ts'

const ACQUIRERS: Pick<StoredGateway, 'name' | 'methods'>[] = [
  { name: 'Narmada Switch', methods: ['upi', 'card', 'netbanking', 'wallet'] },
  { name: 'Indus Acquiring', methods: ['upi', 'card'] },
]
const METHODS = [
  ['upi', 'UPI'],
  ['card', 'Cards'],
  ['netbanking', 'Net banking'],
  ['wallet', 'Wallets'],
] as const

export function addSettings(store: Store, business: Business, now: number): void {
  const gateways = ACQUIRERS.map(
    (acquirer, index): StoredGateway => ({
      ...structuredClone(acquirer),
      id: `gat_${business.id}_${index + 1}`,
      business,
      enabled: true,
      mode: 'test',
      priority: index + 1,
      updatedAt: now,
    }),
  )
  store.gateways.push(...gateways)
  for (const [type, name] of METHODS) {
    store.methods.push({
      id: `met_${business.id}_${type}`,
      business,
      type,
      name,
      enabled: true,
      minAmount: 100,
      maxAmount: 50_000_000,
      gatewayIds: gateways.filter(({ methods }) => methods.includes(type)).map(({ id }) => id),
    })
  }
}

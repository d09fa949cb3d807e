import type { components } from '#contract'
import { humanize } from './status.tsx'

type Method = components['schemas']['Transaction']['method']

export const methodNames: Readonly<Record<Method, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
}

const namesByType = new Map<string, string>(Object.entries(methodNames))

export const methodName = (type: string) => namesByType.get(type) ?? humanize(type)

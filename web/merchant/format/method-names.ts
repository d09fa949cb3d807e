import type { components } from '#contract'
import { humanize } from './status.tsx'

type Method = components['schemas']['Transaction']['method']

export const methodNames: Readonly<Record<Method, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
}

const known = new Map<string, string>(Object.entries(methodNames))

export const methodName = (type: string) => known.get(type) ?? humanize(type)

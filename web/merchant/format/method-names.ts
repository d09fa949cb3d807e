import { humanize } from './status.tsx'

const names: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
}

export const methodName = (type: string) => (Object.hasOwn(names, type) && names[type]) || humanize(type)

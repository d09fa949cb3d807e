import { session } from '../../session/session.ts'

/** The common fields of a gateway and a payment method. */
export type Configured = { id: string; name: string; merchantName: string; enabled: boolean }

/** `Setubandh`; for those who see several merchants `Setubandh of Tarang Textiles`. */
export const labelOf = ({ name, merchantName }: Configured): string =>
  session.user?.role === 'admin' ? `${name} of ${merchantName}` : name

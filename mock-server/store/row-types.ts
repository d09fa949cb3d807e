import type { components } from '#contract'

type Entities = components['schemas']

/** A user as tests arrange it: with the password it signs in with, and the merchant it belongs to. */
export type UserRow = Entities['User'] & { merchantId?: string; password: string }

/** What each table holds, as tests see it. */
export type RowOf = {
  users: UserRow
  gateways: Entities['Gateway']
  'payment-methods': Entities['PaymentMethod']
  'payment-links': Entities['PaymentLink']
  transactions: Entities['Transaction']
  settlements: Entities['Settlement']
}

export type TableName = keyof RowOf

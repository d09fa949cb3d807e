import type { components } from '#contract'

type Entities = components['schemas']

/** A user as exposed to tests, with password and merchant. */
export type UserRow = Entities['User'] & { merchantId?: string; password: string }

/** The row type of each table as exposed to tests. */
export type RowOf = {
  users: UserRow
  gateways: Entities['Gateway']
  'payment-methods': Entities['PaymentMethod']
  'payment-links': Entities['PaymentLink']
  transactions: Entities['Transaction']
  settlements: Entities['Settlement']
}

export type TableName = keyof RowOf

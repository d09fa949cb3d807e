import type { Transaction } from '../transactions/transactions.ts'

/**
 * In paise: net = gross − refunds − fee − tax + givenBack. `count` is the number of payments; `givenBack` is the sum of
 * the deducted refunds that the bank refused.
 */
export type Amounts = {
  count: number
  gross: number
  refunds: number
  fee: number
  tax: number
  givenBack: number
  net: number
}

/** A captured payment, and the day of its capture (IST). */
export type BookedPayment = { transaction: Transaction; day: string }

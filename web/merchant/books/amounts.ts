import type { Transaction } from '../transactions/transactions.ts'

/** In paise: net = gross − refunds − fee − tax. `count` is the number of payments. */
export type Amounts = { count: number; gross: number; refunds: number; fee: number; tax: number; net: number }

/** A captured payment, and the Indian day of its capture. */
export type BookedPayment = { transaction: Transaction; day: string }

import type { Transaction } from './transactions.ts'

/** The side that a payment failed on. */
export type Source = NonNullable<Transaction['failure']>['source']

export const sourceNames: Record<Source, string> = {
  customer: 'Customer',
  bank: 'Bank',
  business: 'Settings',
}

export const isSource = (text: string): text is Source => Object.hasOwn(sourceNames, text)

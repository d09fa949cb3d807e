import type { Settlement } from './settlements.ts'

type Adjustment = NonNullable<Settlement['adjustments']>[number]

/** What came back to the merchant with these settlements, in paise: refunds that the bank refused, or its own transfers. */
export const adjusted = (settlements: readonly Settlement[], type: Adjustment['type']): number =>
  settlements
    .flatMap(({ adjustments = [] }) => adjustments)
    .reduce((sum, each) => sum + (each.type === type ? each.amount : 0), 0)

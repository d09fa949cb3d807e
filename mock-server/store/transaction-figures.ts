import type { createColumns } from './transaction-filters.ts'

/**
 * The aggregated fields of a transaction, available without its row. Amounts in paise, instants in epoch ms.
 */
export type Figures = {
  merchantId: string
  gatewayId: string
  status: string
  amount: number
  createdAt: number
}

export function* figuresIn(columns: ReturnType<typeof createColumns>, size: number): Iterable<Figures> {
  const merchantAt = columns.reader('merchant')
  const gatewayAt = columns.reader('gateway')
  const statusAt = columns.reader('status')
  for (let place = 0; place < size; place++)
    yield {
      merchantId: merchantAt(place),
      gatewayId: gatewayAt(place),
      status: statusAt(place),
      amount: columns.number('amount', place),
      createdAt: columns.number('createdAt', place),
    }
}

/** All places, ascending by amount; those of one amount ascending by place. */
export function placesByAmount(columns: ReturnType<typeof createColumns>, size: number): readonly number[] {
  const amount = (at: number) => columns.number('amount', at)
  return Array.from({ length: size }, (_each, at) => at).sort((a, b) => amount(a) - amount(b) || a - b)
}

import type { createColumns } from './transaction-filters.ts'

/** What is counted of a transaction, which is there without its row. The amount in paise, the instant in epoch milliseconds. */
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

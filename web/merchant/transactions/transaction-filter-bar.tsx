import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FilterBar } from '../filters/filter-bar.tsx'
import { formatDay } from '../format/ist.ts'
import { paymentLinksQuery } from '../payment-links/payment-links.ts'
import { gatewaysQuery } from '../settings/gateways.ts'
import { settlementsQuery } from '../settlements/settlements.ts'
import { transactionFilters } from './filter-chips.ts'
import type { Transaction, TransactionFilters } from './transactions.ts'

type TransactionFilterBarProps = { values: TransactionFilters; shown: Transaction[]; children: ReactNode }

/** Names what the filters refer to by what is loaded anyway: the id stays where nothing is. */
export function TransactionFilterBar({ values, shown, children }: TransactionFilterBarProps) {
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const { data: links = [] } = useQuery(paymentLinksQuery)
  const { data: settlements = [] } = useQuery(settlementsQuery)
  const filters = transactionFilters({
    gateways,
    nameOf: {
      paymentLinkId: (id) => links.find((link) => link.id === id)?.title,
      settlementId: (id) => {
        const settlement = settlements.find((each) => each.id === id)
        return settlement && formatDay(settlement.dueOn)
      },
      merchantId: (id) => shown.find(({ merchantId }) => merchantId === id)?.merchantName,
    },
  })
  return (
    <FilterBar filters={filters} values={values} sorts={sorts}>
      {children}
    </FilterBar>
  )
}

const sorts = [
  ['', 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['-amount', 'Largest amount first'],
  ['amount', 'Smallest amount first'],
] as const

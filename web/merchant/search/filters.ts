import { ListFilter } from 'lucide-react'
import { paths } from '../../paths.ts'
import type { ChoiceFilter, Filter } from '../lists/filter.ts'
import { paymentLinkList } from '../payment-links/payment-link-list.tsx'
import { refundList } from '../refunds/refund-list.tsx'
import { settlementList } from '../settlements/settlement-list.tsx'
import { transactionList } from '../transactions/transaction-list.tsx'
import type { Entry } from './entry.ts'

type Filtered = { title: string; filters: readonly Filter[] }

const lists: readonly (readonly [path: string, list: Filtered])[] = [
  [paths.transactions, transactionList],
  [paths.links, paymentLinkList],
  [paths.refunds, refundList],
  [paths.settlements, settlementList],
]

const isOffered = (filter: Filter): filter is ChoiceFilter =>
  filter.kind === 'choices' || (filter.kind === 'choice' && filter.params.includes('mode'))

/** Each status, method and mode as the filter of its list. */
export const filterEntries: Entry[] = lists.flatMap(([path, { title, filters }]) =>
  filters.flatMap((filter) =>
    isOffered(filter)
      ? filter.choices.map(
          ([value, label]): Entry => ({
            id: `filter-${path}-${value}`,
            name: label,
            detail: `${title} by ${filter.label.toLowerCase()}`,
            keywords: `filter ${title}`,
            icon: ListFilter,
            act: { goes: `${path}?${filter.params[0]}=${value}` },
          }),
        )
      : [],
  ),
)

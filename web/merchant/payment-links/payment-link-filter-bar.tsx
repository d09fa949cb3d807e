import type { ReactNode } from 'react'
import type { Choice, Filter } from '../filters/filter.ts'
import { choicesOf, searchFilter } from '../filters/filter.ts'
import { FilterBar } from '../filters/filter-bar.tsx'
import { statuses } from '../format/status.tsx'
import type { LinkFilter } from './payment-link-search.ts'

const filters: Filter[] = [
  { label: 'Status', kind: 'choices', params: ['status'], isCommon: true, choices: choicesOf(statuses.link) },
  {
    label: 'Expires',
    kind: 'choice',
    params: ['expiring'],
    isCommon: true,
    choices: [
      ['1', 'Within 24 hours'],
      ['7', 'Within 7 days'],
      ['30', 'Within 30 days'],
    ],
  },
  searchFilter,
]

const sorts: Choice[] = [
  ['', 'Newest first'],
  ['expiresAt', 'Expiring first'],
  ['-amount', 'Largest amount first'],
  ['-amountPaid', 'Most paid first'],
  ['title', 'By title'],
]

export const PaymentLinkFilterBar = ({ values, children }: { values: LinkFilter; children: ReactNode }) => (
  <FilterBar filters={filters} values={values} sorts={sorts}>
    {children}
  </FilterBar>
)

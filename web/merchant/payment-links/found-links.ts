import { sorted } from '../table/sorted.ts'
import type { LinkFilter } from './payment-link-search.ts'
import { linkSortKeys, matches } from './payment-link-search.ts'
import type { PaymentLink } from './payment-links.ts'

/** The links of a filter, in its order. */
export const foundLinks = (links: PaymentLink[], filter: LinkFilter) =>
  sorted(
    links.filter((link) => matches(link, filter)),
    filter.sort,
    linkSortKeys,
  )

import { paths } from '../../paths.ts'
import type { ViewPage } from '../views/view-page.ts'
import { linkFilterIn, linkFilterNames } from './payment-link-search.ts'

export const paymentLinkViews: ViewPage = {
  id: 'links',
  title: 'Payment links',
  path: paths.links,
  all: 'All payment links',
  filterNames: linkFilterNames,
  read: linkFilterIn,
  builtIn: [{ name: 'Expiring this week', query: 'expiring=7' }],
}

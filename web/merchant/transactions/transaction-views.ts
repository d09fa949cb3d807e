import { paths } from '../../paths.ts'
import type { ViewPage } from '../views/view-page.ts'
import { filterNames, filtersIn } from './transaction-filters.ts'

export const transactionViews: ViewPage = {
  id: 'transactions',
  title: 'Transactions',
  path: paths.transactions,
  all: 'All transactions',
  filterNames,
  read: filtersIn,
  builtIn: [
    { name: 'Failed in the last 24 h', query: 'status=failed&lastHours=24' },
    { name: 'Refunds pending', query: 'refundStatus=pending' },
  ],
}

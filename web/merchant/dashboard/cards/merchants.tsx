import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { formatCount } from '../../format/count.ts'
import { formatPercent } from '../../format/percent.ts'
import { formatRupees } from '../../format/rupees.ts'
import type { Stats } from '../figures/stats.ts'
import { statsQuery } from '../figures/stats.ts'
import { Card } from './card.tsx'

/** The merchants of the platform, the largest first. */
export function Merchants() {
  const stats = useQuery(statsQuery)
  return (
    <Card
      id="by-merchant"
      title="By merchant"
      query={stats}
      what="figures"
      aside={<span className="muted">Since the account was opened</span>}
      skeleton={<div className="latest-ghosts" />}
    >
      {({ byMerchant }) => <MerchantTable rows={byMerchant} />}
    </Card>
  )
}

const MerchantTable = ({ rows }: { rows: Stats['byMerchant'] }) => (
  <table className="ledger" data-cards aria-label="By merchant">
    <thead>
      <tr>
        <th scope="col">Merchant</th>
        {['Captured', 'Transactions', 'Success rate'].map((name) => (
          <th key={name} scope="col" className="number">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, amount, count, successRate }) => (
        <tr key={id}>
          <th scope="row">
            <Link className="row-link" to={`${paths.transactions}?merchantId=${id}`}>
              {name}
            </Link>
          </th>
          <td data-label="Captured" className="number money">
            {formatRupees(amount)}
          </td>
          <td data-label="Transactions" className="number">
            {formatCount(count)}
          </td>
          <td data-label="Success rate" className="number">
            {formatPercent(successRate)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Cell, HeadCell, NameCell, Table, TableRow } from '../../ui/app/table.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { formatCount } from '../format/count.ts'
import { formatPercent } from '../format/percent.ts'
import { formatRupees } from '../format/rupees.ts'
import { rowLinkLook } from '../lists/fields.tsx'
import { Screen } from '../screen/screen.tsx'
import { Card } from './cards/card.tsx'
import { Dashboard } from './dashboard.tsx'
import type { Stats } from './figures/stats.ts'
import { statsQuery } from './figures/stats.ts'
import { LoadFailures } from './load-failures.tsx'

export const AdminDashboardPage = () => (
  <Screen title="All merchants" intro="The figures of every account on the platform together.">
    <LoadFailures />
    <Dashboard isPlatform>
      <Merchants />
    </Dashboard>
  </Screen>
)

/** The merchants of the platform, the largest first. */
function Merchants() {
  const stats = useQuery(statsQuery)
  return (
    <Card
      id="by-merchant"
      className="col-span-full"
      title="By merchant"
      query={stats}
      dataName="figures"
      aside={<span className="text-muted">Since the account was opened</span>}
      skeleton={<div className="h-17" />}
    >
      {({ byMerchant }) => <MerchantTable rows={byMerchant} />}
    </Card>
  )
}

function MerchantTable({ rows }: { rows: Stats['byMerchant'] }) {
  const hasRates = rows.some(({ successRate }) => successRate !== undefined)
  return (
    <Table
      areCards
      label="By merchant"
      head={
        <tr>
          <HeadCell>Merchant</HeadCell>
          {['Captured', 'Transactions', ...(hasRates ? ['Success rate'] : [])].map((name) => (
            <HeadCell key={name} isNumber>
              {name}
            </HeadCell>
          ))}
        </tr>
      }
    >
      {rows.map(({ id, name, amount, count, successRate }) => (
        <TableRow key={id} className="hover:bg-sunk">
          <NameCell className="sm:relative">
            <Link className={classes(rowLinkLook, 'sm:block')} to={`${paths.transactions}?merchantId=${id}`}>
              {name}
            </Link>
          </NameCell>
          <Cell label="Captured" isNumber translate="no">
            {formatRupees(amount)}
          </Cell>
          <Cell label="Transactions" isNumber>
            {formatCount(count)}
          </Cell>
          {hasRates && (
            <Cell label="Success rate" isNumber>
              {formatPercent(successRate)}
            </Cell>
          )}
        </TableRow>
      ))}
    </Table>
  )
}

import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { TableFoot } from '../../ui/app/table.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { formatCount } from '../format/count.ts'
import { merchantsOf } from '../lists/fields.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { ListTotal, TotalPart } from '../lists/list-total.tsx'
import type { Settlement } from '../records/settlements.ts'
import { MAX_SETTLEMENTS, settlementsQuery, whereabouts } from '../records/settlements.ts'
import { settlementList } from './settlement-list.tsx'

export function SettlementsPage() {
  const query = useQuery(settlementsQuery)
  const settlements = query.data ?? []
  const part = settlements.length < MAX_SETTLEMENTS ? undefined : `the newest ${formatCount(MAX_SETTLEMENTS)}`
  return (
    <ListScreen
      list={settlementList}
      query={query}
      rows={settlements}
      names={{ merchantId: merchantsOf(settlements) }}
      part={part}
      sum={(rows) => <SettlementTotal rows={rows} allSettlements={settlements} part={part} />}
      actions={
        <LinkButton variant="secondary" size="sm" to={paths.findPayouts}>
          Find payouts in a bank file
        </LinkButton>
      }
      empty={
        <EmptyState title="No settlements yet">
          The first one is for the day of your first payment.
        </EmptyState>
      }
      after={(found) => found.length > 0 && <TableFoot>{HOW_IT_WORKS}</TableFoot>}
    />
  )
}

const HOW_IT_WORKS =
  "A day's payments are paid out together on the next working day (T+1). “Processed” means we have sent the money; the bank may take a few hours to credit it."

type TotalProps = { rows: Settlement[]; allSettlements: Settlement[]; part: string | undefined }

/** How many settlements match the filters, and where their money is. */
function SettlementTotal({ rows, allSettlements, part }: TotalProps) {
  const { sent, returned, waiting } = whereabouts(rows, allSettlements)
  return (
    <ListTotal count={rows.length} singular="settlement" part={part}>
      {/* Beside money that is not in the bank, the sent amount is hidden first. */}
      <TotalPart paise={sent} label="sent" {...(waiting > 0 && { yields: 'second' })} />
      {waiting > 0 && <TotalPart paise={waiting} label="not sent yet" />}
      {returned > 0 && <TotalPart paise={returned} label="returned" isWarning />}
    </ListTotal>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths, pathTo } from '../../../paths.ts'
import { SidePanel } from '../../dialogs/side-panel.tsx'
import { useCloseRoute } from '../../dialogs/use-close-route.ts'
import { EmptyState, QueryState } from '../../screen/query-states.tsx'
import { RowSteps } from '../../screen/row-steps.tsx'
import { settlementsQuery } from '../../settlements/settlements.ts'
import { SettlementDetail } from './settlement-detail.tsx'

/** `/dashboard/settlements/:id`: one settlement next to the list. */
export function SettlementPanel() {
  const { id = '' } = useParams()
  const query = useQuery(settlementsQuery)
  const close = useCloseRoute(paths.settlements)

  return (
    <SidePanel
      title="Settlement"
      steps={<RowSteps id={id} pathTo={pathTo.settlement} />}
      printedAs="Settlement statement"
      onClose={close}
    >
      <QueryState query={query} what="details of the settlement">
        {(settlements) => {
          const settlement = settlements.find((one) => one.id === id)
          return settlement ? (
            <SettlementDetail settlement={settlement} all={settlements} />
          ) : (
            <EmptyState title="No such settlement">{`There is no settlement ${id} among this account's most recent settlements.`}</EmptyState>
          )
        }}
      </QueryState>
    </SidePanel>
  )
}

import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { EmptyState } from '../../ui/app/empty-state.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Boundary } from '../../ui/boundary.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Link } from '../../ui/link.tsx'
import { CsvExportRoom } from '../csv/csv-export.tsx'
import { formatCount } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import { merchantsOf } from '../lists/fields.tsx'
import { withNames } from '../lists/filter.ts'
import { FilterBar } from '../lists/filter-bar.tsx'
import { FoundExport, NoResults, ResultCount, RowCount, useListFilters } from '../lists/list-controls.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { SavedViews } from '../lists/saved-views.tsx'
import { SelectRows } from '../lists/selection-bar.tsx'
import { TableOptions } from '../lists/table-options.tsx'
import { Announcement } from '../screen/announcement.tsx'
import { QueryState } from '../screen/query-states.tsx'
import type { RowsBeside } from '../screen/row-steps.tsx'
import { Screen } from '../screen/screen.tsx'
import { deletions } from './deletion/deletions.ts'
import { PendingDeletion } from './deletion/pending-deletion.tsx'
import { UnresolvedLink } from './form/unresolved-link.tsx'
import { LinkSelectionBar } from './link-selection-bar.tsx'
import { outstanding } from './payment-link-lifecycle.ts'
import { paymentLinkList, paymentLinkViews } from './payment-link-list.tsx'
import type { PaymentLink } from './payment-links.ts'
import { paymentLinksQuery } from './payment-links.ts'
import './payment-link-list.css'

export function PaymentLinksPage() {
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const query = useQuery(paymentLinksQuery)
  const { filters, filterKey, isFiltered, clear } = useListFilters(paymentLinkList)
  const { announcement, of: deletionOf } = useSnapshot(deletions)
  const find = (links: PaymentLink[] = []) => paymentLinkList.find(links, filters)
  const rowsBeside: RowsBeside = () => {
    const ids = find(query.data).map(({ id }) => id)
    return { ids, total: ids.length }
  }
  const canCreate = can(user, 'createPaymentLink')
  const create = (
    <LinkButton size="sm" to={paths.newLink + search} state={{ inPlace: true }}>
      Create payment link
    </LinkButton>
  )

  function deleting(link: PaymentLink, columns: number) {
    const deletion = deletionOf[link.id]
    const isPending = deletion && deletion.step !== 'failed'
    return isPending && <PendingDeletion link={link} deletion={deletion} columns={columns} />
  }

  return (
    <Screen
      title="Payment links"
      views={<SavedViews page={paymentLinkViews} />}
      actions={
        <>
          {query.data ? (
            // The list itself reports a response that could not be shown.
            <Boundary resetKey={query.dataUpdatedAt} failure={() => null}>
              <div className="row-tools">
                <SelectRows />
                <FoundExport list={paymentLinkList} rows={query.data} />
              </div>
            </Boundary>
          ) : (
            <CsvExportRoom />
          )}
          {canCreate && (
            <div className="screen-actions" data-own-line>
              <LinkButton
                variant="secondary"
                size="sm"
                to={paths.bulkLinks + search}
                state={{ inPlace: true }}
              >
                Create in bulk
              </LinkButton>
              {create}
            </div>
          )}
        </>
      }
    >
      {canCreate ? <UnresolvedLink /> : <Note className="mb-4">{permissionNote(user)}</Note>}
      <QueryState query={query} what="payment links" rows={16}>
        {(links) => {
          if (links.length === 0) return <NoLinks action={canCreate && create} />
          const found = find(links)
          return (
            <>
              <FilterBar
                filters={withNames(paymentLinkList.filters, { merchantId: merchantsOf(links) })}
                values={filters}
                sorts={paymentLinkList.sorts}
              >
                <div className="list-tools">
                  <LinksTotal links={found} />
                  <Link className="list-tool" to={paths.reminders}>
                    <BellRing aria-hidden size={17} />
                    <span>Reminders</span>
                  </Link>
                  <TableOptions list={paymentLinkList} />
                </div>
              </FilterBar>
              <ResultCount count={found.length} isFiltered={isFiltered} />
              <div className="sheet">
                {/* A new filter starts at the first rows again, and selects nothing. */}
                <ListTable
                  key={filterKey}
                  list={paymentLinkList}
                  rows={found}
                  instead={deleting}
                  selectionBar={(selection) => <LinkSelectionBar selection={selection} />}
                  empty={
                    <NoResults
                      onClear={clear}
                    >{`None of the ${formatCount(links.length)} payment links match these filters.`}</NoResults>
                  }
                />
                <Announcement text={announcement} />
              </div>
            </>
          )
        }}
      </QueryState>
      <Outlet context={rowsBeside} />
    </Screen>
  )
}

const NoLinks = ({ action }: { action: Elements }) => (
  <div className="sheet">
    <EmptyState title="No payment links yet" action={action}>
      A payment link is a hosted page where a customer pays a fixed amount. Send it by message or email; no
      website is needed.
    </EmptyState>
  </div>
)

/** How many links match the filters, what is still to be paid of them, and what was paid. */
function LinksTotal({ links }: { links: readonly PaymentLink[] }) {
  const paid = links.reduce((sum, { amountPaid }) => sum + amountPaid, 0)
  return (
    <p className="list-total">
      <RowCount count={links.length} one="link" />
      {' · '}
      <b>{formatRupees(outstanding(links).left)}</b> to be paid
      <span className="less">
        {' '}
        · <b>{formatRupees(paid)}</b> paid
      </span>
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { CsvExportRoom } from '../csv/csv-export.tsx'
import { Note } from '../dialogs/form-parts.tsx'
import { formatCount } from '../format/count.ts'
import { EmptyState, QueryState } from '../screen/query-states.tsx'
import { ResultCount } from '../screen/result-count.tsx'
import type { RowsBeside } from '../screen/row-steps.tsx'
import { Screen } from '../screen/screen.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { SelectRows } from '../table/select-rows.tsx'
import { TableOptions } from '../table/table-options.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { UnresolvedLink } from './form/unresolved-link.tsx'
import { foundLinks } from './found-links.ts'
import { LinksTotal } from './links-total.tsx'
import { PaymentLinkFilterBar } from './payment-link-filter-bar.tsx'
import { linkFilterIn, linkFilterNames } from './payment-link-search.ts'
import { paymentLinkViews } from './payment-link-views.ts'
import type { PaymentLink } from './payment-links.ts'
import { paymentLinksQuery } from './payment-links.ts'
import { PaymentLinksExport } from './payment-links-export.tsx'
import { ownPaymentLinkColumns, paymentLinkColumns } from './row/payment-link-columns.tsx'
import { SelectableLinks } from './row/selectable-links.tsx'

export function PaymentLinksPage() {
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const query = useQuery(paymentLinksQuery)
  const { params } = useUrlParams()
  const rowsBeside: RowsBeside = () => {
    const ids = foundLinks(query.data ?? [], linkFilterIn(params)).map(({ id }) => id)
    return { ids, total: ids.length }
  }
  const canCreate = can(user, 'createPaymentLink')
  const create = (
    <LinkButton size="sm" to={paths.newLink + search} state={{ inPlace: true }}>
      Create payment link
    </LinkButton>
  )
  const createInBulk = (
    <LinkButton variant="secondary" size="sm" to={paths.bulkLinks + search} state={{ inPlace: true }}>
      Create in bulk
    </LinkButton>
  )
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
                <PaymentLinksExport links={query.data} />
              </div>
            </Boundary>
          ) : (
            <CsvExportRoom />
          )}
          {canCreate && (
            <div className="screen-actions" data-own-line>
              {createInBulk}
              {create}
            </div>
          )}
        </>
      }
    >
      {canCreate ? <UnresolvedLink /> : <Note>{permissionNote(user)}</Note>}
      <QueryState query={query} what="payment links" rows={16}>
        {(links) =>
          links.length > 0 ? (
            <FilteredLinks links={links} />
          ) : (
            <div className="sheet">
              <EmptyState title="No payment links yet" action={canCreate && create}>
                A payment link is a hosted page where a customer pays a fixed amount. Send it by message or
                email; no website is needed.
              </EmptyState>
            </div>
          )
        }
      </QueryState>
      <Outlet context={rowsBeside} />
    </Screen>
  )
}

const nothingChosen = Object.fromEntries(linkFilterNames.map((name) => [name, '']))

function FilteredLinks({ links }: { links: PaymentLink[] }) {
  const { params, change } = useUrlParams()
  const filter = linkFilterIn(params)
  const found = foundLinks(links, filter)
  const columns = useShowsMerchant() ? paymentLinkColumns : ownPaymentLinkColumns
  return (
    <>
      <PaymentLinkFilterBar values={filter}>
        <div className="list-tools">
          <LinksTotal links={found} />
          <Link className="icon-button" to={paths.reminders} aria-label="Reminders" title="Reminders">
            <BellRing aria-hidden size={17} />
          </Link>
          <TableOptions list="payment-links" columns={columns} />
        </div>
      </PaymentLinkFilterBar>
      <ResultCount
        count={found.length}
        isFiltered={linkFilterNames.some((name) => name !== 'sort' && params.get(name))}
      />
      <div className="sheet">
        {/* A new filter starts at the first rows again, and selects nothing. */}
        <SelectableLinks
          key={JSON.stringify(filter)}
          links={found}
          columns={columns}
          empty={
            <EmptyState
              title="No results"
              action={
                <Button variant="secondary" size="sm" onClick={() => change(nothingChosen)}>
                  Clear filters
                </Button>
              }
            >
              None of the {formatCount(links.length)} payment links match these filters.
            </EmptyState>
          }
        />
      </div>
    </>
  )
}

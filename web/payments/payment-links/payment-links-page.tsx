import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { can, permissionNote } from '../../api/permissions.ts'
import { paths } from '../../paths.ts'
import { session } from '../../session/session.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Note } from '../dialogs/form-parts.tsx'
import { Filters } from '../screen/filters.tsx'
import { EmptyState, QueryState } from '../screen/query-states.tsx'
import { ResultCount } from '../screen/result-count.tsx'
import { Screen } from '../screen/screen.tsx'
import { SelectFilter } from '../screen/select-filter.tsx'
import { useUrlParams } from '../screen/url-params.ts'
import { statuses } from '../values/status.tsx'
import { SavedViews } from '../views/saved-views.tsx'
import { UnresolvedLink } from './form/unresolved-link.tsx'
import { linkFilterIn, linkFilterNames, matches } from './payment-link-search.ts'
import { paymentLinkViews } from './payment-link-views.ts'
import type { PaymentLink } from './payment-links.ts'
import { paymentLinksQuery } from './payment-links.ts'
import { PaymentLinksExport } from './payment-links-export.tsx'
import { PaymentLinkTable } from './row/payment-link-table.tsx'

export function PaymentLinksPage() {
  const { user } = useSnapshot(session)
  const { search } = useLocation()
  const query = useQuery(paymentLinksQuery)
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
      actions={
        <>
          {query.data && (
            // The list itself reports a response that could not be shown.
            <Boundary resetKey={query.dataUpdatedAt} failure={() => null}>
              <PaymentLinksExport links={query.data} />
            </Boundary>
          )}
          {canCreate && (
            <div className="screen-actions">
              {createInBulk}
              {create}
            </div>
          )}
        </>
      }
    >
      {canCreate ? <UnresolvedLink /> : <Note>{permissionNote(user)}</Note>}
      <QueryState query={query} what="payment links" rows={10}>
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
      <Outlet />
    </Screen>
  )
}

const linkStatuses = Object.entries(statuses.link).map(([status, { label }]): [string, string] => [
  status,
  label,
])

const expiries: [string, string][] = [
  ['1', 'Within 24 hours'],
  ['7', 'Within 7 days'],
  ['30', 'Within 30 days'],
]
const nothingChosen = Object.fromEntries(linkFilterNames.map((name) => [name, '']))

function FilteredLinks({ links }: { links: PaymentLink[] }) {
  const { params, change } = useUrlParams()
  const filter = linkFilterIn(params)
  const found = links.filter((link) => matches(link, filter))
  return (
    <>
      <SavedViews page={paymentLinkViews} />
      <Filters names={['status', 'expiring']}>
        <SelectFilter label="Status" name="status" all="All statuses" options={linkStatuses} />
        <SelectFilter label="Expires" name="expiring" all="Any time" options={expiries} />
      </Filters>
      <ResultCount count={found.length} isFiltered={linkFilterNames.some((name) => params.get(name))} />
      <div className="sheet">
        {found.length > 0 ? (
          // A new filter starts at the first rows again.
          <PaymentLinkTable key={JSON.stringify(filter)} links={found} total={links.length} />
        ) : (
          <EmptyState
            title="No results"
            action={
              <Button variant="secondary" size="sm" onClick={() => change(nothingChosen)}>
                Clear filters
              </Button>
            }
          >
            None of the {links.length} payment links match these filters.
          </EmptyState>
        )}
      </div>
    </>
  )
}

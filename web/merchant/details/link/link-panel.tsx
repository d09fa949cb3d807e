import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { paths, pathTo } from '../../../paths.ts'
import { SidePanel } from '../../dialogs/side-panel.tsx'
import { useCloseRoute } from '../../dialogs/use-close-route.ts'
import { paymentLinksQuery } from '../../payment-links/payment-links.ts'
import { CounterView } from '../../payment-links/share/counter-view.tsx'
import { QueryState } from '../../screen/query-states.tsx'
import { RowSteps } from '../../screen/row-steps.tsx'
import { useUrlParams } from '../../screen/url-params.ts'
import { NoSuchRow } from '../no-such-row.tsx'
import { LinkActions } from './link-actions.tsx'
import { LinkDetail } from './link-detail.tsx'

/** `/dashboard/links/:id`: one link next to the list, even if a filter hides it there. `?counter=1` fills the screen. */
export function LinkPanel() {
  const { id = '' } = useParams()
  const query = useQuery(paymentLinksQuery)
  const { params, change } = useUrlParams()
  const close = useCloseRoute(paths.links, { without: 'counter' })
  const link = query.data?.find((one) => one.id === id)
  const isAtCounter = params.has('counter')
  const showAtCounter = (isShown: boolean) =>
    change({ counter: isShown ? '1' : undefined }, { replace: true })

  return (
    <SidePanel
      title={link?.title ?? 'Payment link'}
      steps={<RowSteps id={id} pathTo={pathTo.link} />}
      onClose={close}
      footer={
        link && (
          <>
            <LinkActions key={id} link={link} />
            {isAtCounter && <CounterView link={link} onClose={() => showAtCounter(false)} />}
          </>
        )
      }
    >
      <QueryState query={query} what="details of the payment link">
        {() =>
          link ? (
            <LinkDetail
              key={id}
              link={link}
              isAtCounter={isAtCounter}
              onCounter={() => showAtCounter(true)}
            />
          ) : (
            <NoSuchRow name="payment link" onClose={close} />
          )
        }
      </QueryState>
    </SidePanel>
  )
}

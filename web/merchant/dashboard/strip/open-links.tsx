import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { numbered } from '../../format/count.ts'
import { formatRupees } from '../../format/rupees.ts'
import { expiresWithin, openStatuses, outstanding } from '../../payment-links/payment-link-lifecycle.ts'
import { paymentLinksQuery } from '../../payment-links/payment-links.ts'
import { FigureCell, StripFigure } from './figure-cell.tsx'

const SOON_DAYS = 7

/** What customers still have to pay through links that can be paid. */
export function OpenLinks() {
  const links = useQuery(paymentLinksQuery)
  return (
    <FigureCell id="open-links" title="Still to be paid" query={links} what="payment links">
      {(all) => {
        const { count, left } = outstanding(all)
        const soon = all.filter((link) => expiresWithin(link, SOON_DAYS)).length
        return (
          <>
            <StripFigure>{formatRupees(left)}</StripFigure>
            <p className="muted">
              through{' '}
              <Link className="link" to={`${paths.links}?status=${openStatuses.join()}`}>
                {numbered(count, 'open link')}
              </Link>
            </p>
            <p className="muted">
              {soon === 0 ? (
                <span>{`None expires within ${SOON_DAYS} days`}</span>
              ) : (
                <span>
                  <Link className="link" to={`${paths.links}?expiring=${SOON_DAYS}`}>
                    {numbered(soon, 'link')}
                  </Link>
                  <span>{` ${soon === 1 ? 'expires' : 'expire'} within ${SOON_DAYS} days`}</span>
                </span>
              )}
            </p>
          </>
        )
      }}
    </FigureCell>
  )
}

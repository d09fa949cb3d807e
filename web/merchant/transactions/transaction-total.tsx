import type { components } from '#contract'
import { formatCount } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'

type TransactionTotalProps = {
  total: number
  /** In paise; a server may not offer it. */
  sums?: components['schemas']['TransactionSums'] | undefined
}

/** How many payments match the filters, on all pages, and what they amount to. */
export const TransactionTotal = ({ total, sums }: TransactionTotalProps) => (
  <p className="list-total">
    <b>{formatCount(total)}</b> {total === 1 ? 'payment' : 'payments'}
    {sums && (
      <>
        {' · '}
        <b>{formatRupees(sums.captured)}</b>
        <span> captured</span>
        {sums.refunded > 0 && (
          <span>
            {' · '}
            <b>{formatRupees(sums.refunded)}</b> refunded
          </span>
        )}
      </>
    )}
  </p>
)

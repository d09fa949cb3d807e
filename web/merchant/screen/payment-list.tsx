import type { components } from '#contract'
import { pathTo } from '../../paths.ts'
import { ListLink } from '../../ui/app/list-link.tsx'
import { formatRupees } from '../format/rupees.ts'
import { PaymentStatus } from '../format/status.tsx'

type PaymentListProps = {
  payments: readonly components['schemas']['Transaction'][]
  /** Of when it was made. */
  format: (time: string) => string
}

/** A few payments with links to them. With large text each takes several lines. */
export const PaymentList = ({ payments, format }: PaymentListProps) => (
  <ul className="@container grid gap-1.5">
    {payments.map(({ id, amount, status, mode, createdAt }) => (
      <li
        key={id}
        className="grid @3xs:grid-cols-[minmax(0,1fr)_auto] @sm:grid-cols-[7rem_minmax(0,1fr)_auto] items-center @3xs:gap-x-3"
      >
        <ListLink className="tnum whitespace-nowrap" translate="no" to={pathTo.transaction(id)}>
          {formatRupees(amount)}
        </ListLink>
        <span className="@max-sm:@3xs:order-last @max-sm:@3xs:col-span-full text-muted">
          {format(createdAt)}
        </span>
        <PaymentStatus status={status} mode={mode} />
      </li>
    ))}
  </ul>
)

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths, pathTo } from '../../../paths.ts'
import { ButtonRow } from '../../../ui/app/button-row.tsx'
import { EmptyState } from '../../../ui/app/empty-state.tsx'
import { Panel } from '../../../ui/app/panel.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatDay, formatDaysUntil } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { QueryState } from '../../screen/query-states.tsx'
import { Screen } from '../../screen/screen.tsx'
import { refundedPartOf } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'
import { paymentLinksQuery } from '../payment-links.ts'
import { ReminderActions } from './reminder-actions.tsx'
import { reminderQueue } from './reminder-queue.ts'

/** Whom to remind of an open payment, and with which words. */
export function RemindersPage() {
  const query = useQuery(paymentLinksQuery)
  return (
    <Screen
      title="Reminders"
      intro="Kosha sends nothing by itself: you choose whom to remind, and send the text."
      actions={
        <Link className="link" to={paths.links}>
          All payment links
        </Link>
      }
    >
      <QueryState query={query} dataName="payment links" rows={8}>
        {(links) => <Queue links={links} />}
      </QueryState>
    </Screen>
  )
}

function Queue({ links }: { links: PaymentLink[] }) {
  const { expiring, overdue, partlyPaid } = reminderQueue(links, Date.now())
  if (expiring.length + overdue.length + partlyPaid.length === 0) {
    return (
      <Panel className="mt-5">
        <EmptyState title="Nobody to remind">
          No links are expiring within 7 days, partly paid, or unpaid and expired in the last 30 days.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <>
      <Group title="Expires soon" links={expiring}>
        {(link) => <ReminderActions link={link} />}
      </Group>
      <Group title="Partly paid" links={partlyPaid}>
        {(link) => <ReminderActions link={link} />}
      </Group>
      <Group title="Overdue" links={overdue}>
        {(link) => <Overdue link={link} />}
      </Group>
    </>
  )
}

/** The link no longer takes payments, so a reminder would be useless to the customer. */
const Overdue = ({ link: { id } }: { link: PaymentLink }) => (
  <ButtonRow className="mt-2">
    <LinkButton variant="secondary" size="sm" to={pathTo.link(id)}>
      Renew the link
    </LinkButton>
    <span className="text-muted text-xs/body">
      It has expired and cannot be paid. Renew it to send a reminder.
    </span>
  </ButtonRow>
)

type GroupProps = { title: string; links: PaymentLink[]; children: (link: PaymentLink) => ReactNode }

function Group({ title, links, children }: GroupProps) {
  if (links.length === 0) return null
  return (
    <Panel className="mt-5" title={title} aside={<span className="text-muted">{links.length}</span>}>
      <ul>
        {links.map((link) => (
          <li
            key={link.id}
            className="line-b wrap-anywhere grid gap-x-6 gap-y-2 px-4 py-3.5 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <div>
              <p>
                <strong className="tnum whitespace-nowrap text-base/body" translate="no">
                  {formatRupees(link.amount - link.amountPaid)}
                </strong>{' '}
                <span translate="no" dir="auto">
                  {link.customer?.name ?? ''}
                </span>
              </p>
              <p className="text-muted">
                <Link className="link" translate="no" dir="auto" to={pathTo.link(link.id)}>
                  {link.title}
                </Link>
                <span>{` · ${paidOf(link)}${untilWhen(link)}`}</span>
              </p>
            </div>
            <div>{children(link)}</div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function paidOf(link: PaymentLink): string {
  const { amount, amountPaid } = link
  if (amountPaid === 0) return ''
  const refunded = refundedPartOf(link)
  return `${formatRupees(amountPaid)} of ${formatRupees(amount)} paid${refunded && `, ${refunded}`} · `
}

function untilWhen({ status, expiresAt }: PaymentLink): string {
  if (expiresAt === undefined) return 'No expiry'
  if (status === 'expired') return `Expired on ${formatDay(expiresAt)}`
  return `Expires ${formatDaysUntil(expiresAt).toLowerCase()}`
}

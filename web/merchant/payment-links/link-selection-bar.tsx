import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { SessionOverError } from '../../api/errors.ts'
import { allowsLinkAction } from '../../api/link-actions.ts'
import { can } from '../../api/permissions.ts'
import { failureMessage } from '../../api/query-client.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy/copy-text.ts'
import { CsvExport } from '../csv/csv-export.tsx'
import { numbered } from '../format/count.ts'
import { addDays, dayOf, endOf } from '../format/ist.ts'
import { formatRupees } from '../format/rupees.ts'
import { SelectionBar } from '../lists/selection-bar.tsx'
import type { Selection } from '../lists/use-selection.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { useSettings } from '../settings/ways-to-pay.ts'
import { cancelled, closedReason, reissued } from './payment-link-lifecycle.ts'
import { paymentLinkList } from './payment-link-list.tsx'
import type { PaymentLink, PaymentLinkUpdate } from './payment-links.ts'
import { savePaymentLink, updatePaymentLink } from './payment-links.ts'
import { payabilityOf } from './share/payability.ts'
import { message } from './share/payment-link-share.ts'

/** What the bar offers or tells. */
type BarState =
  | { step: 'choosing' }
  | { step: 'confirming'; change: LinksChange }
  | { step: 'running'; count: number; of: number }
  | { step: 'done'; words: string; failures: string[] }

const choosing: BarState = { step: 'choosing' }

/** What can be done with the selected links. The result stays when a change takes them out of the list. */
export function LinkSelectionBar({ selection }: { selection: Selection<PaymentLink> }) {
  const { rows: links, isEmpty, clear } = selection
  const [state, setState] = useState(choosing)
  const [wasEmpty, setWasEmpty] = useState(isEmpty)
  if (wasEmpty !== isEmpty) {
    setWasEmpty(isEmpty)
    if (isEmpty) setState(choosing)
  }
  const { user } = useSnapshot(session)
  const client = useQueryClient()
  const showMerchant = useShowsMerchant()
  const mayChange = can(user, 'updatePaymentLink')
  const settings = useSettings()
  const payability = (link: PaymentLink) => payabilityOf(link, settings)
  const open = links.filter((link) => closedReason(link) === null && !payability(link).nobody)
  const hasResult = state.step === 'running' || state.step === 'done'
  const possible = (change: LinksChange) => links.filter(change.isPossible)

  async function run(change: LinksChange) {
    const chosen = possible(change)
    const onProgress = (count: number) => setState({ step: 'running', count, of: chosen.length })
    const { count, failures } = await changeLinks(client, chosen, change, onProgress)
    setState({ step: 'done', words: `${linksIn(count)} ${change.done}.`, failures })
  }

  async function copyTexts() {
    const isCopied = await copyText(open.map((link) => message(link, payability(link))).join('\n\n'))
    const words = isCopied
      ? `${linksIn(open.length)}: messages copied.`
      : 'The browser did not allow copying.'
    setState({ step: 'done', words, failures: [] })
  }

  if (links.length === 0 && !hasResult) return null
  return (
    <SelectionBar what={`${linksIn(links.length)} · ${formatRupees(sumOf(links))}`} onClear={clear}>
      {state.step === 'choosing' && (
        <>
          {open.length > 0 && (
            <Button variant="secondary" size="sm" onClick={copyTexts}>
              <Copy aria-hidden size={15} />
              <span>{`Copy ${open.length === 1 ? 'text' : `${open.length} texts`} to share`}</span>
            </Button>
          )}
          {mayChange && possible(extendLinks).length > 0 && (
            <SendButton variant="secondary" size="sm" onClick={() => run(extendLinks)}>
              {`Extend ${possible(extendLinks).length} by ${EXTENDED_DAYS} days`}
            </SendButton>
          )}
          {mayChange && possible(cancelLinks).length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setState({ step: 'confirming', change: cancelLinks })}
            >
              {`Cancel ${possible(cancelLinks).length}…`}
            </Button>
          )}
          <CsvExport
            fileName={(today) => `${paymentLinkList.id}-${today}.csv`}
            label={`Export ${linksIn(links.length)}`}
            collect={async () => paymentLinkList.csv(links, { showMerchant })}
          />
        </>
      )}
      {state.step === 'confirming' && (
        <>
          <span>A cancelled link cannot be paid.</span>
          <Button variant="secondary" size="sm" onClick={() => setState(choosing)}>
            {`Keep ${linksIn(possible(state.change).length)}`}
          </Button>
          <SendButton variant="danger" size="sm" onClick={() => run(state.change)}>
            {`${state.change.verb} ${linksIn(possible(state.change).length)}`}
          </SendButton>
        </>
      )}
      <span role="status">
        {`${state.step === 'running' ? `${state.count} of ${state.of} done` : ''}${state.step === 'done' ? state.words : ''}`}
      </span>
      {state.step === 'done' && state.failures.length > 0 && (
        <ul role="alert">
          {state.failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
      {state.step === 'done' && links.length > 0 && (
        <Button variant="quiet" size="sm" onClick={() => setState(choosing)}>
          More actions
        </Button>
      )}
    </SelectionBar>
  )
}

const linksIn = (count: number) => numbered(count, 'link')
const sumOf = (links: readonly PaymentLink[]) => links.reduce((sum, { amount }) => sum + amount, 0)

/** A change of several links at once. */
type LinksChange = {
  /** Such as `Cancel`, and `cancelled` once it is done. */
  verb: string
  done: string
  isPossible: (link: PaymentLink) => boolean
  to: (link: PaymentLink) => PaymentLinkUpdate
}

const EXTENDED_DAYS = 14

const cancelLinks: LinksChange = {
  verb: 'Cancel',
  done: 'cancelled',
  isPossible: (link) => allowsLinkAction(link, 'cancel'),
  to: cancelled,
}

/** By two weeks, or two weeks from now if a link has expired. A link that never expires stays so. */
const extendLinks: LinksChange = {
  verb: 'Extend',
  done: 'extended',
  isPossible: ({ status, expiresAt }) =>
    expiresAt !== undefined && ['active', 'partially_paid', 'expired'].includes(status),
  to(link) {
    const { status: _active, ...content } = reissued(link)
    return link.status === 'expired' || !link.expiresAt
      ? reissued(link)
      : { ...content, expiresAt: endOf(addDays(dayOf(link.expiresAt), EXTENDED_DAYS)) }
  },
}

type LinksChanged = { count: number; failures: string[] }

/**
 * One link after another, so that a rejected one stops no other; only the end of the session does. `onProgress` counts
 * those that were tried.
 */
async function changeLinks(
  client: QueryClient,
  links: readonly PaymentLink[],
  { to }: LinksChange,
  onProgress: (count: number) => void,
): Promise<LinksChanged> {
  const failures: string[] = []
  for (const [index, link] of links.entries()) {
    onProgress(index)
    try {
      await savePaymentLink(client, { before: link, link: to(link) })
    } catch (error) {
      if (error instanceof SessionOverError) return { count: index - failures.length, failures }
      failures.push(`${link.title}: ${failureMessage(error, updatePaymentLink.meta)}`)
    }
  }
  return { count: links.length - failures.length, failures }
}

import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { SessionOverError } from '../../api/errors.ts'
import { allowsLinkAction } from '../../api/link-actions.ts'
import { mutate } from '../../api/mutate.ts'
import { can } from '../../api/permissions.ts'
import { failureMessage } from '../../api/query-client.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { session } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { CsvExport } from '../csv/csv-export.tsx'
import { numbered } from '../format/count.ts'
import { formatRupees } from '../format/rupees.ts'
import { SelectionBar } from '../lists/selection-bar.tsx'
import type { Selection } from '../lists/use-selection.ts'
import { useShowsMerchant } from '../screen/use-shows-merchant.ts'
import { cancelled } from './payment-link-lifecycle.ts'
import { paymentLinkList } from './payment-link-list.tsx'
import type { PaymentLink } from './payment-links.ts'
import { updatePaymentLink } from './payment-links.ts'

/** The actions or the result in the bar. */
type BarState =
  | { step: 'choosing' }
  | { step: 'confirming' }
  | { step: 'cancelling'; tried: number; count: number }
  | { step: 'done'; result: string; failures: string[] }

const choosing: BarState = { step: 'choosing' }

/** What can be done with the selected links. The result stays when cancelling takes them out of the list. */
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
  const hasResult = state.step === 'cancelling' || state.step === 'done'
  const cancellable = links.filter((link) => allowsLinkAction(link, 'cancel'))

  async function cancel() {
    const onProgress = (tried: number) => setState({ step: 'cancelling', tried, count: cancellable.length })
    const { count, failures } = await cancelLinks(client, cancellable, onProgress)
    setState({ step: 'done', result: `${numbered(count, 'link')} cancelled.`, failures })
  }

  if (links.length === 0 && !hasResult) return null
  const sum = links.reduce((total, { amount }) => total + amount, 0)
  return (
    <SelectionBar summary={`${numbered(links.length, 'link')} · ${formatRupees(sum)}`} onClear={clear}>
      {state.step === 'choosing' && (
        <>
          {can(user, 'updatePaymentLink') && cancellable.length > 0 && (
            <Button variant="secondary" size="sm" onClick={() => setState({ step: 'confirming' })}>
              {`Cancel ${cancellable.length}…`}
            </Button>
          )}
          <CsvExport
            fileName={(today) => `${paymentLinkList.id}-${today}.csv`}
            label={`Export ${numbered(links.length, 'link')}`}
            collect={async () => paymentLinkList.csv(links, { showMerchant })}
          />
        </>
      )}
      {state.step === 'confirming' && (
        <>
          <span>A cancelled link cannot be paid.</span>
          <Button variant="secondary" size="sm" onClick={() => setState(choosing)}>
            {`Keep ${numbered(cancellable.length, 'link')}`}
          </Button>
          <SendButton variant="danger" size="sm" onClick={cancel}>
            {`Cancel ${numbered(cancellable.length, 'link')}`}
          </SendButton>
        </>
      )}
      <span role="status">
        {`${state.step === 'cancelling' ? `${state.tried} of ${state.count} done` : ''}${state.step === 'done' ? state.result : ''}`}
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

const { meta, ...withoutToast } = updatePaymentLink

/**
 * One link after another, so that a rejected one stops no other; only the end of the session does. `onProgress` counts
 * those that were tried.
 */
async function cancelLinks(
  client: QueryClient,
  links: readonly PaymentLink[],
  onProgress: (tried: number) => void,
): Promise<{ count: number; failures: string[] }> {
  const failures: string[] = []
  for (const [index, link] of links.entries()) {
    onProgress(index)
    try {
      await mutate(client, withoutToast, { before: link, link: cancelled(link) })
    } catch (error) {
      if (error instanceof SessionOverError) return { count: index - failures.length, failures }
      failures.push(`${link.title}: ${failureMessage(error, meta)}`)
    }
  }
  return { count: links.length - failures.length, failures }
}

import { useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useSnapshot } from 'valtio'
import { can } from '../../../api/permissions.ts'
import { importAgain } from '../../../loading/import-again.ts'
import { SendButton } from '../../../loading/send-button.tsx'
import { session } from '../../../session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { CsvExport } from '../../csv/csv-export.tsx'
import { numbered } from '../../format/count.ts'
import { formatRupees } from '../../format/rupees.ts'
import { useShowsMerchant } from '../../screen/use-shows-merchant.ts'
import { SelectionBar } from '../../table/selection-bar.tsx'
import { closedReason } from '../payment-link-lifecycle.ts'
import type { PaymentLink } from '../payment-links.ts'
import { message } from '../share/payment-link-share.ts'
import type { LinksChange } from './selected-links.ts'
import { cancelLinks, changeLinks, EXTENDED_DAYS, extendLinks } from './selected-links.ts'

/** What the bar offers or tells. */
export type BarState =
  | { step: 'choosing' }
  | { step: 'confirming'; change: LinksChange }
  | { step: 'running'; count: number; of: number }
  | { step: 'done'; words: string; failures: string[] }

export const choosing: BarState = { step: 'choosing' }

type LinkSelectionBarProps = {
  links: readonly PaymentLink[]
  state: BarState
  setState: (state: BarState) => void
  onClear: () => void
}

/** What can be done with the selected links; each action says how many of them it is possible for. */
export function LinkSelectionBar({ links, state, setState, onClear }: LinkSelectionBarProps) {
  const { user } = useSnapshot(session)
  const client = useQueryClient()
  const showMerchant = useShowsMerchant()
  const mayChange = can(user, 'updatePaymentLink')
  const open = links.filter((link) => closedReason(link) === null)
  const possible = (change: LinksChange) => links.filter(change.isPossible)

  async function run(change: LinksChange) {
    const chosen = possible(change)
    const onProgress = (count: number) => setState({ step: 'running', count, of: chosen.length })
    const { count, failures } = await changeLinks(client, chosen, change, onProgress)
    setState({ step: 'done', words: `${linksIn(count)} ${change.done}.`, failures })
  }

  async function copyTexts() {
    const isCopied = await copyText(open.map(message).join('\n\n'))
    const words = isCopied
      ? `${linksIn(open.length)}: messages copied.`
      : 'The browser did not allow copying.'
    setState({ step: 'done', words, failures: [] })
  }

  return (
    <SelectionBar what={`${linksIn(links.length)} · ${formatRupees(sumOf(links))}`} onClear={onClear}>
      {state.step === 'choosing' && (
        <>
          {open.length > 0 && (
            <Button variant="secondary" size="sm" onClick={copyTexts}>
              <Copy aria-hidden size={15} />
              Copy {open.length === 1 ? 'text' : `${open.length} texts`} to share
            </Button>
          )}
          {mayChange && possible(extendLinks).length > 0 && (
            <SendButton variant="secondary" size="sm" onClick={() => run(extendLinks)}>
              Extend {possible(extendLinks).length} by {EXTENDED_DAYS} days
            </SendButton>
          )}
          {mayChange && possible(cancelLinks).length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setState({ step: 'confirming', change: cancelLinks })}
            >
              Cancel {possible(cancelLinks).length}…
            </Button>
          )}
          <CsvExport
            fileName="payment-links"
            label={`Export ${linksIn(links.length)}`}
            collect={async () =>
              (await import('../payment-link-csv.ts').catch(importAgain)).paymentLinksCsv(links, {
                showMerchant,
              })
            }
          />
        </>
      )}
      {state.step === 'confirming' && (
        <>
          <span>Nobody can pay a cancelled link.</span>
          <Button variant="secondary" size="sm" onClick={() => setState(choosing)}>
            Keep {linksIn(possible(state.change).length)}
          </Button>
          <SendButton variant="danger" size="sm" onClick={() => run(state.change)}>
            {state.change.verb} {linksIn(possible(state.change).length)}
          </SendButton>
        </>
      )}
      <span role="status">
        {state.step === 'running' && `${state.count} of ${state.of} done`}
        {state.step === 'done' && state.words}
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

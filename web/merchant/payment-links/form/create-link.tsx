import { useSnapshot } from 'valtio'
import { draftOf } from '../../dialogs/drafts.ts'
import { formatRupees } from '../../format/rupees.ts'
import { AttemptOutcome, useAttempt } from '../../outbox/attempt-outcome.tsx'
import type { PaymentLink } from '../payment-links.ts'
import { createPaymentLink } from '../payment-links.ts'
import type { CreateLinkFlow } from './create-link-flow.ts'
import { createLinkFlow, newLinks } from './create-link-flow.ts'
import { PaymentLinkFields } from './payment-link-fields.tsx'
import { inputOf } from './payment-link-form.ts'

type CreateLinkProps = {
  like?: PaymentLink
  /** Some fields by name, which another screen knows. */
  prefill?: Record<string, string>
  onCreated: (id: string) => void
  onClose: () => void
}

/** `like` fills the form from another link. An unresolved attempt is kept even if this is closed. */
export function CreateLink({ like, prefill, onCreated, onClose }: CreateLinkProps) {
  const { flow, step } = useAttempt(createLinkFlow, show)
  const draft = draftOf(like ? `link/like/${like.id}` : `link/new${prefill ? JSON.stringify(prefill) : ''}`)

  function leave() {
    draft.discard()
    onClose()
  }

  function show(id: string) {
    draft.discard()
    onCreated(id)
  }

  if (step.name === 'unresolved' || step.name === 'resolved') {
    const { title, amount } = step.attempt.body
    return (
      <AttemptOutcome
        step={step}
        subject={`payment link “${title}” (${formatRupees(amount)})`}
        words={newLinks.words}
        flow={flow}
        next={(id) =>
          id === null
            ? { label: 'Start again', onClick: flow.back }
            : { label: 'Show payment link', onClick: () => show(id) }
        }
        onClose={step.name === 'unresolved' ? onClose : leave}
      />
    )
  }
  return (
    <LinkForm
      flow={flow}
      draft={draft}
      onCancel={leave}
      {...(like && { like })}
      {...(prefill && { prefill })}
    />
  )
}

type LinkFormProps = Pick<CreateLinkProps, 'like' | 'prefill'> & {
  flow: CreateLinkFlow
  draft: ReturnType<typeof draftOf>
  onCancel: () => void
}

function LinkForm({ like, prefill, flow, draft, onCancel }: LinkFormProps) {
  const { isBusy, error } = useSnapshot(flow.state)
  return (
    <PaymentLinkFields
      merchantId={like?.merchantId}
      start={{
        ...inputOf(like),
        expiresOn: inputOf().expiresOn,
        ...prefill,
        ...draft.values,
      }}
      keep={draft.keep}
      submit={(link) => void flow.send(link)}
      verb="Create payment link"
      busy={isBusy}
      error={error}
      messages={createPaymentLink.meta}
      onCancel={onCancel}
    />
  )
}

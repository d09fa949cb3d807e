import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { draftOf } from '../../dialogs/drafts.ts'
import { formatTime } from '../../format/ist.ts'
import { formatRupees } from '../../format/rupees.ts'
import { ResolvedAttempt, UnresolvedAttempt } from '../../outbox/attempt-outcome.tsx'
import type { PaymentLink } from '../payment-links.ts'
import { createPaymentLink } from '../payment-links.ts'
import type { CreateLinkFlow, CreateLinkStep } from './create-link-flow.ts'
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
  const client = useQueryClient()
  const [flow] = useState(() => createLinkFlow(client))
  const { step } = useSnapshot(flow.state)
  const draft = draftOf(like ? `link/like/${like.id}` : `link/new${prefill ? JSON.stringify(prefill) : ''}`)

  function leave() {
    draft.discard()
    onClose()
  }

  function show(id: string) {
    draft.discard()
    onCreated(id)
  }

  // Only this dialog handles its response: a late one must not navigate the user away.
  const showWhenDone = useEffectEvent(() => step.name === 'done' && show(step.id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it leads on when the step has become that one.
  useEffect(() => void showWhenDone(), [step.name])

  if (step.name === 'unresolved') {
    return (
      <UnresolvedAttempt
        attempt={step.attempt}
        note={step.note}
        what={`the ${described(step.attempt)}`}
        words={newLinks.words}
        flow={flow}
        onClose={onClose}
      />
    )
  }
  if (step.name === 'resolved') {
    const { id, attempt } = step
    return (
      <ResolvedAttempt
        text={
          id === null
            ? `The ${described(attempt)} was not created, or has been deleted.`
            : `The ${described(attempt)} was created.`
        }
        next={
          id === null
            ? { label: 'Start again', onClick: flow.back }
            : { label: 'Show payment link', onClick: () => show(id) }
        }
        onClose={leave}
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

const described = ({
  body: { title, amount },
  startedAt,
}: Readonly<Extract<CreateLinkStep, { name: 'unresolved' }>['attempt']>) =>
  `payment link “${title}” (${formatRupees(amount)}) of ${formatTime(new Date(startedAt).toISOString())}`

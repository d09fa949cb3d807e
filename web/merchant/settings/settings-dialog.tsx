import type { FormEvent, ReactNode } from 'react'
import type { FailureMessages } from '../../api/query-client.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusOnError } from '../../ui/field/use-focus-on-error.ts'
import { FormError } from '../dialogs/form-parts.tsx'
import { Modal } from '../dialogs/modal.tsx'
import { settingsDraft } from './settings-draft.ts'

type SettingsDialogProps = {
  /** The id of the gateway or method. */
  id: string
  title: string
  error: Error | null
  /** The names of fields that could not be sent. */
  unreadable?: ReadonlyMap<string, string>
  messages: FailureMessages
  busy: boolean
  /** @param done closes the dialog after saving */
  submit: (form: FormData, done: () => void) => void
  onClose: () => void
  children: ReactNode
}

/** The form of a gateway or a payment method. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { id, title, error, unreadable, messages, busy, submit, onClose, children } = props
  const { keep, discard } = settingsDraft(`settings/${id}`)
  const actions = useFocusOnError<HTMLDivElement>(unreadable?.size ? unreadable : error)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    submit(new FormData(event.currentTarget), leave)
  }

  function leave() {
    discard()
    onClose()
  }

  return (
    <Modal title={title} size="narrow" onClose={leave}>
      <form className="form" noValidate onSubmit={send} {...keep}>
        {children}
        <FormError error={error} messages={messages} />
        <div ref={actions} className="dialog-actions">
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <SendButton type="submit" busy={busy}>
            Save settings
          </SendButton>
        </div>
      </form>
    </Modal>
  )
}

export const Switch = ({ label, name, on }: { label: string; name: string; on: boolean }) => (
  <label className="check">
    <input type="checkbox" name={name} defaultChecked={on} />
    {label}
  </label>
)

import type { FormEvent } from 'react'
import { useState } from 'react'
import type { FailureMessages } from '../../api/query-client.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { CheckField } from '../../ui/app/checkbox.tsx'
import { Dialog, DialogActions } from '../../ui/app/dialog.tsx'
import { Form } from '../../ui/app/form.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Button } from '../../ui/button.tsx'
import type { Elements } from '../../ui/elements.ts'
import { useFocusOnError } from '../../ui/field/use-focus-on-error.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { draftOf } from '../dialogs/drafts.ts'
import { FormError } from '../dialogs/form-parts.tsx'

type SettingsDialogProps = {
  /** The id of the gateway or method. */
  id: string
  title: string
  /** What stops with the values of the form; null if nothing does. */
  stopOf: (form: FormData) => string | null
  error: Error | null
  /** The names of fields that could not be sent. */
  unreadable?: ReadonlyMap<string, string>
  messages: FailureMessages
  busy: boolean
  /** @param done closes the dialog after saving */
  submit: (form: FormData, done: () => void) => void
  onClose: () => void
  children: Elements
}

/** The form of a gateway or a payment method. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { id, title, stopOf, error, unreadable, messages, busy, submit, onClose, children } = props
  const [stop, setStop] = useState<string | null>(null)
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
    <Dialog title={title} size="narrow" onClose={leave}>
      <Form
        onSubmit={send}
        ref={keep.ref}
        onChange={(event) => {
          keep.onChange(event)
          setStop(stopOf(new FormData(event.currentTarget)))
        }}
      >
        {children}
        <LiveRegion text={stop ?? ''} />
        <FormError error={error} messages={messages} />
        <DialogActions ref={actions}>
          {stop && (
            <Note className="w-full" tone="danger">
              {stop}
            </Note>
          )}
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <SendButton type="submit" busy={busy}>
            Save settings
          </SendButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

export const Switch = ({ label, name, on }: { label: string; name: string; on: boolean }) => (
  <CheckField name={name} defaultChecked={on}>
    {label}
  </CheckField>
)

/**
 * The values of a settings form, checkboxes included, kept while the user signs in again, without secrets.
 * Spread `keep` on the form.
 */
function settingsDraft(form: string) {
  const { values, set, discard } = draftOf(form)
  return {
    keep: {
      ref: (element: HTMLFormElement | null) => {
        if (element) restore(element, values)
      },
      onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
        set(Object.fromEntries(fieldsOf(currentTarget).map((field) => [keyOf(field), stateOf(field)]))),
    },
    discard,
  }
}

const TICKED = 'ticked'

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name !== '' && element.type !== 'password',
  )
}

function restore(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of fieldsOf(form)) {
    const kept = values[keyOf(field)]
    if (kept === undefined) continue
    if (isBox(field)) field.checked = kept === TICKED
    else field.value = kept
  }
}

/** Checkboxes and radio buttons of one name differ by their value. */
const keyOf = (field: HTMLInputElement) => (isBox(field) ? `${field.name}=${field.value}` : field.name)

const stateOf = (field: HTMLInputElement) => (isBox(field) ? (field.checked ? TICKED : '') : field.value)

const isBox = (field: HTMLInputElement) => field.type === 'checkbox' || field.type === 'radio'

import { useQuery } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { useState } from 'react'
import { fieldError } from '../../api/errors.ts'
import type { Mutation } from '../../api/query-client.ts'
import { withFields } from '../../api/query-client.ts'
import { useSend } from '../../api/use-send.ts'
import { SendButton } from '../../loading/send-button.tsx'
import { CheckField } from '../../ui/app/checkbox.tsx'
import { Dialog, DialogActions } from '../../ui/app/dialog.tsx'
import { FieldPair, FieldSet, Form, FormFailure } from '../../ui/app/form.tsx'
import { Note } from '../../ui/app/note.tsx'
import { Button } from '../../ui/button.tsx'
import { errorSentence } from '../../ui/error-sentence.ts'
import { ChoiceField } from '../../ui/field/choice-field.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { useFocusOnError } from '../../ui/field/use-focus-on-error.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { AmountField } from '../dialogs/amount-field.tsx'
import { draftOf } from '../dialogs/drafts.ts'
import { amountError, FormError } from '../dialogs/form-parts.tsx'
import { amountProblem, parseRupees, rupeesForInput } from '../format/rupees.ts'
import { labelOf } from './configured.ts'
import type { Gateway, GatewaySettings, SettingsUpdate } from './gateways.ts'
import { gatewaysQuery, updateGateway } from './gateways.ts'
import type { PaymentMethod, PaymentMethodSettings } from './payment-methods.ts'
import { updatePaymentMethod } from './payment-methods.ts'
import type { Change } from './what-stops.ts'
import { useStops } from './what-stops.ts'

const saveGateway = withFields(updateGateway, [
  'mode',
  'priority',
  'credentials',
  'credentials.keyId',
  'credentials.secret',
])

const saveMethod = withFields(updatePaymentMethod, ['minAmount', 'maxAmount', 'gatewayIds'])

const modes = [
  ['test', 'Test'],
  ['live', 'Live'],
] as const

export function GatewayDialog({ gateway, onClose }: { gateway: Gateway; onClose: () => void }) {
  return (
    <SettingsDialog
      row={gateway}
      save={saveGateway}
      enabled="Enabled: payments are routed here"
      changeTo={(form) => ({ gateway: { ...gateway, ...gatewaySwitches(form) } })}
      read={gatewaySettings}
      onClose={onClose}
    >
      {(error) => (
        <>
          <FieldPair>
            <ChoiceField
              label="Mode"
              name="mode"
              defaultValue={gateway.mode}
              choices={modes}
              hint="In test mode, no money moves."
              error={fieldError(error, 'mode')}
            />
            <TextField
              label="Priority"
              name="priority"
              inputMode="numeric"
              defaultValue={gateway.priority}
              hint="1 is tried first."
              error={fieldError(error, 'priority')}
            />
          </FieldPair>
          <FieldSet
            legend={gateway.credentials ? `Credentials (now ${gateway.credentials.keyId})` : 'Credentials'}
          >
            <FieldPair>
              <TextField
                label="New key ID"
                name="keyId"
                autoComplete="off"
                spellCheck={false}
                error={fieldError(error, 'credentials.keyId') ?? fieldError(error, 'credentials')}
              />
              <TextField
                label="New secret"
                name="secret"
                type="password"
                autoComplete="off"
                error={fieldError(error, 'credentials.secret')}
              />
            </FieldPair>
            <p className="text-muted">
              Stored securely and never shown again. Leave both empty to keep the current ones.
            </p>
          </FieldSet>
        </>
      )}
    </SettingsDialog>
  )
}

const gatewaySwitches = (form: FormData): Pick<Gateway, 'enabled' | 'mode'> => ({
  enabled: form.has('enabled'),
  mode: form.get('mode') === 'live' ? 'live' : 'test',
})

/** An invalid priority is sent to the server, which returns a validation error. */
function gatewaySettings(form: FormData): GatewaySettings {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [keyId, secret] = [text('keyId'), text('secret')]
  return {
    ...gatewaySwitches(form),
    priority: Number(text('priority') || Number.NaN) || 0,
    ...((keyId || secret) && { credentials: { keyId, secret } }),
  }
}

export function PaymentMethodDialog({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const { data: gateways = [] } = useQuery(gatewaysQuery)
  const [unreadable, setUnreadable] = useState<ReadonlyMap<string, string>>(new Map())
  const fitting = gateways.filter(
    ({ merchantId, methods }) => merchantId === method.merchantId && methods.includes(method.type),
  )

  const switches = (form: FormData) => ({
    enabled: form.has('enabled'),
    ...(fitting.length > 0 && { gatewayIds: form.getAll('gatewayIds').map(String) }),
  })

  function read(form: FormData): PaymentMethodSettings | null {
    const typed = ['minAmount', 'maxAmount'].map((name) => [name, String(form.get(name))] as const)
    const [minAmount, maxAmount] = typed.map(([, text]) => parseRupees(text))
    const problems = typed.filter(([, text]) => parseRupees(text) === null)
    setUnreadable(new Map(problems.map(([name, text]) => [name, amountProblem(text)])))
    return minAmount == null || maxAmount == null ? null : { ...switches(form), minAmount, maxAmount }
  }

  return (
    <SettingsDialog
      row={method}
      save={saveMethod}
      enabled="Enabled: customers can choose it"
      changeTo={(form) => ({ method: { ...method, ...switches(form) } })}
      read={read}
      unreadable={unreadable}
      onClose={onClose}
    >
      {(error) => (
        <>
          <FieldPair>
            <AmountField
              label="Smallest amount in ₹"
              name="minAmount"
              defaultValue={rupeesForInput(method.minAmount)}
              error={unreadable.get('minAmount') ?? amountError(error, 'minAmount')}
            />
            <AmountField
              label="Largest amount in ₹"
              name="maxAmount"
              defaultValue={rupeesForInput(method.maxAmount)}
              error={unreadable.get('maxAmount') ?? amountError(error, 'maxAmount')}
            />
          </FieldPair>
          {fitting.length > 0 && (
            <FieldSet legend="Available gateways">
              {fitting.map(({ id, name }) => (
                <CheckField
                  key={id}
                  name="gatewayIds"
                  value={id}
                  defaultChecked={method.gatewayIds.includes(id)}
                >
                  {name}
                </CheckField>
              ))}
              <GatewaysError message={fieldError(error, 'gatewayIds')} />
            </FieldSet>
          )}
        </>
      )}
    </SettingsDialog>
  )
}

const GatewaysError = ({ message }: { message: string | undefined }) =>
  message && <FormFailure>{errorSentence('Available gateways', message)}</FormFailure>

type SettingsDialogProps<Data, Settings> = {
  row: Gateway | PaymentMethod
  save: Mutation<Data, SettingsUpdate<Settings>>
  /** Of the switch. */
  enabled: string
  /** The row with the switches of the form, which may stop payments. */
  changeTo: (form: FormData) => Change
  /** Null if a field could not be read. */
  read: (form: FormData) => Settings | null
  /** The names of such fields. */
  unreadable?: ReadonlyMap<string, string>
  onClose: () => void
  children: (error: Error | null) => ReactNode
}

/** The form of a gateway or a payment method. */
function SettingsDialog<Data, Settings>(props: SettingsDialogProps<Data, Settings>) {
  const { row, save, enabled, changeTo, read, unreadable, onClose, children } = props
  const { mutate, error, isPending } = useSend(save)
  const stops = useStops()
  const [stop, setStop] = useState<string | null>(null)
  const draft = draftOf(`settings/${row.id}`)
  const actions = useFocusOnError<HTMLDivElement>(unreadable?.size ? unreadable : error)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const settings = read(new FormData(event.currentTarget))
    if (settings) mutate({ id: row.id, settings }, { onSuccess: leave })
  }

  function leave() {
    draft.discard()
    onClose()
  }

  return (
    <Dialog title={labelOf(row)} size="narrow" onClose={leave}>
      <Form
        onSubmit={send}
        ref={(form) => restore(form, draft.values)}
        onChange={({ currentTarget }) => {
          draft.set(
            Object.fromEntries(keptFields(currentTarget).map(([key, field]) => [key, stateOf(field)])),
          )
          const form = new FormData(currentTarget)
          setStop(stops.ofForm(changeTo(form), row.enabled && !form.has('enabled')))
        }}
      >
        <CheckField name="enabled" defaultChecked={row.enabled}>
          {enabled}
        </CheckField>
        {children(error)}
        <LiveRegion text={stop ?? ''} />
        <FormError error={error} messages={save.meta} />
        <DialogActions ref={actions}>
          {stop && (
            <Note className="w-full" tone="danger">
              {stop}
            </Note>
          )}
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <SendButton type="submit" busy={isPending}>
            Save settings
          </SendButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** All but secrets, by name; checkboxes and radio buttons of one name differ by their value. */
const keptFields = (form: HTMLFormElement | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input[name]:not([type=password])') ?? [])].map(
    (field) => [isBox(field) ? `${field.name}=${field.value}` : field.name, field] as const,
  )

const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'
const stateOf = (field: HTMLInputElement) => (isBox(field) ? String(field.checked) : field.value)

/** What was entered before the user had to sign in again. */
function restore(form: HTMLFormElement | null, kept: Record<string, string>) {
  for (const [key, field] of keptFields(form)) {
    if (isBox(field)) field.checked = (kept[key] ?? stateOf(field)) === 'true'
    else field.value = kept[key] ?? field.value
  }
}

type StopConfirmationProps = {
  name: string
  /** What stops. */
  sentence: string
  onKeep: () => void
  onStop: () => void
}

/** Asks before money stops altogether. */
export function StopConfirmation({ name, sentence, onKeep, onStop }: StopConfirmationProps) {
  return (
    <Dialog title={`Switch off ${name}?`} description={sentence} isAlert size="narrow" onClose={onKeep}>
      <DialogActions>
        <Button variant="secondary" onClick={onKeep}>
          Keep it on
        </Button>
        <SendButton variant="danger" onClick={onStop}>
          {`Switch off ${name}`}
        </SendButton>
      </DialogActions>
    </Dialog>
  )
}
